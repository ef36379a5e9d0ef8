import fs from 'node:fs';
import path from 'node:path';
import sdk from '../../package.json' with { type: 'json' };

/**
 * Exports that were removed from the sdk, by module and name, with their replacements. `docs/plugin-upgrades.md` shows
 * each before and after.
 */
const removedExports: Readonly<Record<string, string>> = {
  'definition/definitionOptions': 'State the options as a schema in defineOptions, which also reads them.',
  'definition/countOption':
    "Give the option the schema { type: 'integer', minimum: 1 } in defineOptions, with its default.",
  'list-options/listOptionsSchema': 'Use listOptions.optionsSchema, or spread listOptions into the plugin.',
  'list-options/readListOptions': 'Use listOptions.readOptions, or spread listOptions into the plugin.',
  'text-options/textOptionsSchema': 'Use textOptions.optionsSchema, or spread textOptions into the plugin.',
  'text-options/readTextOptions': 'Use textOptions.readOptions, or spread textOptions into the plugin.',
  'judge-value/shapeOf': 'Import it from @octavo/field-sdk/value-shape.',
  'judge-value/judgeValue': 'Use validateValue of @octavo/field-sdk/validate-value.',
  'messages/fillText': 'Import it from @octavo/field-sdk/texts; it takes the language as its third argument.',
};

const folder = path.resolve(import.meta.dirname, '../..');
const modules: Readonly<Record<string, string>> = sdk.exports;

/**
 * Finds imports of a plugin from the sdk that the sdk does not export: one line for each, with its replacement. Types
 * are left to the compiler.
 */
export function missingImports(files: ReadonlyMap<string, string>): readonly string[] {
  const lines = [...files]
    .filter(([name]) => /\.[mc]?[jt]sx?$/.test(name))
    .flatMap(([name, text]) => importsIn(text).flatMap((one) => missingLine(name, one)));
  return [...new Map(lines.map(({ name, line }) => [name, line])).values()];
}

/** The lines as one message; undefined if nothing is missing. */
export function aboutMissingImports(files: ReadonlyMap<string, string>): string | undefined {
  const lines = missingImports(files);
  if (lines.length === 0) return undefined;
  return [`The sdk ${sdk.version} does not export what the plugin imports.`, ...lines].join('\n');
}

interface Import {
  readonly module: string;
  readonly name: string;
}

/** By package, or by folder as in the tree. */
const imports =
  /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*['"][^'"]*(?:@octavo\/field-sdk|\/sdk\/(?:contract|kit|testing))\/([\w-]+)(?:\.\w+)?['"]/g;

function importsIn(text: string): readonly Import[] {
  return [...text.matchAll(imports)].flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ module, name: name.split(' ', 1)[0] ?? '' })),
  );
}

function missingLine(file: string, { module, name }: Import) {
  if (exportsOf(module).has(name)) return [];
  const advice = removedExports[`${module}/${name}`] ?? 'It never had it, or lost it before it was released.';
  return [{ name: `${module}/${name}`, line: `${file}: ${name} of @octavo/field-sdk/${module}. ${advice}` }];
}

/** The runtime exports of a module of the sdk; empty if there is no such module. */
function exportsOf(module: string): ReadonlySet<string> {
  const file = modules[`./${module}`];
  if (file === undefined) return new Set();
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ').at(-1) ?? ''),
  );
  return new Set([...declared, ...listed]);
}
