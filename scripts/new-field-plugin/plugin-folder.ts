import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { camelCase } from '../plugins/camel-case.ts';
import { nameType } from './name-type.ts';
import { WishFault, type Wish } from './wish.ts';

/** The forms of a type's name: `opening-times`, `openingTimes`, `OpeningTimes`. */
interface TypeNames {
  readonly type: string;
  readonly camel: string;
  readonly pascal: string;
}

/**
 * The files of a new field type, by name: a working plugin, copied under the new name without its tests. In the tree it
 * imports the sdk beside it; a package imports `@octavo/field-sdk`. Throws `WishFault` for a package that needs more of
 * the project.
 */
export async function pluginFolder(root: string, wish: Wish): Promise<ReadonlyMap<string, string>> {
  const { type, title, source, into } = wish;
  const folder = path.join(root, source);
  const [old, fresh] = [namesOf(path.basename(folder)), namesOf(type)];
  const sources = readSources(folder);
  const code = [...sources.values()];
  const declared = declaredNames(code, old);
  const style = await resolveConfig(path.join(root, 'octavo.config.ts'));
  const written = [...sources].map(async ([name, text]): Promise<[string, string]> => {
    const renamed = renamePlugin(text, declared, old, fresh)
      .replace(/field_title: '[^']*'/, (own) => (title === undefined ? own : `field_title: ${quoted(title)}`))
      .replaceAll(
        /'(?:\.\.\/)+(?:field-plugins\/)?sdk\/(\w+)\/([\w-]+)(\.tsx?)'/g,
        into === undefined ? `'../sdk/$1/$2$3'` : `'@octavo/field-sdk/$2'`,
      );
    if (into !== undefined) rejectProjectImports(name, renamed);
    const named = title === undefined ? renamed : nameType(renamed, { name, title, root, from: old.type });
    const isModule = /\.tsx?$/.test(name);
    const shaped = isModule ? await format(named, { ...style, parser: 'typescript' }) : named;
    return [name.replace(old.type, type), shaped];
  });
  return new Map(await Promise.all(written));
}

function namesOf(type: string): TypeNames {
  const camel = camelCase(type);
  return { type, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) };
}

function readSources(folder: string): ReadonlyMap<string, string> {
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.|^testing\.ts$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}

/** Throws `WishFault` for an import from the project, which no package can have. */
function rejectProjectImports(name: string, text: string): void {
  const outside = [...text.matchAll(/(?:from|import) '(\.[^']*)'/g)]
    .map(([, file = '']) => file)
    .find((file) => path.posix.join(path.posix.dirname(name), file).startsWith('..'));
  if (outside !== undefined)
    throw new WishFault(`${name} must import only its own files, the sdk and packages, not "${outside}".`);
}

/** The names that the plugin itself declares, which contain its name: parts of the sdk may have similar names. */
function declaredNames(texts: readonly string[], { camel, pascal }: TypeNames): readonly string[] {
  const declarations = /^(?:export )?(?:const|function|interface|type) (\w+)/gm;
  const names = texts.flatMap((text) => [...text.matchAll(declarations)].map(([, name = '']) => name));
  return names.filter((name) => name.startsWith(camel) || name.includes(pascal));
}

/** Renames declarations, message keys (`'text.line_break'`) and sibling files (`'./color-title-item.ts'`). */
function renamePlugin(text: string, declared: readonly string[], old: TypeNames, fresh: TypeNames): string {
  const isDeclared = new Set(declared);
  // A copy of `text` converts plain texts, too, which are named after that type.
  const isNoSample = old.type === 'text' ? '(?<!from: )' : '';
  return (
    text
      .replaceAll(/\b[A-Za-z]\w*/g, (name) =>
        isDeclared.has(name)
          ? name.replace(new RegExp(`^${old.camel}`), fresh.camel).replaceAll(old.pascal, fresh.pascal)
          : name,
      )
      .replaceAll(new RegExp(`${isNoSample}(['"\`])${old.type}(?=['"\`.])`, 'g'), `$1${fresh.type}`)
      .replaceAll(/'\.\/[\w-]+\.tsx?'|`[\w-]+\.tsx?`/g, (file) => file.replace(old.type, fresh.type))
      // Octavo's own specification is not the new type's.
      .replaceAll(/ \((?:spec|api\.md) section [^)]*\)/g, '')
      .replace(new RegExp(`^# ${old.type}$`, 'm'), `# ${fresh.type}`)
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
