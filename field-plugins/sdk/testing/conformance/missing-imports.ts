import fs from 'node:fs';
import path from 'node:path';
import sdk from '../../package.json' with { type: 'json' };

const folder = path.resolve(import.meta.dirname, '../..');
const modules: Readonly<Record<string, string>> = sdk.exports;

/** By package, or by folder as in the tree. */
const imports =
  /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*['"][^'"]*(?:@octavo\/field-sdk|\/sdk\/(?:contract|kit|testing))\/([\w-]+)(?:\.\w+)?['"]/g;

/** Finds imports of a plugin from the sdk that the sdk does not export, one line for each. Types are left to the compiler. */
export function missingImports(files: ReadonlyMap<string, string>): readonly string[] {
  const lines = [...files].flatMap(([file, text]) =>
    [...text.matchAll(imports)].flatMap(([, names = '', module = '']) => {
      const exported = exportsOf(module);
      const missing = namesIn(names).filter((name) => !exported.includes(name));
      return missing.map((name) => `${file}: ${name} of @octavo/field-sdk/${module}.`);
    }),
  );
  return [...new Set(lines)];
}

/** The lines as one message; undefined if nothing is missing. */
export function aboutMissingImports(files: ReadonlyMap<string, string>): string | undefined {
  const lines = missingImports(files);
  if (lines.length === 0) return undefined;
  return [
    `The sdk ${sdk.version} does not export these imports; docs/plugin-upgrades.md lists the replacements.`,
    ...lines,
  ].join('\n');
}

/** The runtime exports of a module of the sdk; empty if there is no such module. */
function exportsOf(module: string): readonly string[] {
  const file = modules[`./${module}`];
  if (file === undefined) return [];
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const declared = text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm);
  const listed = text.matchAll(/^export \{([^}]*)\}/gm);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...listed].flatMap(([, names = '']) => namesIn(names)),
  ];
}

/** The names in the braces of an import or export, without types. */
function namesIn(names: string): readonly string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' ', 1)[0] ?? '');
}
