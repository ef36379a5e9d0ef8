import fs from 'node:fs';
import path from 'node:path';

/** The dependencies of a plugin package, at the versions that Octavo uses. */
const peers = ['@emotion/react', '@emotion/styled', '@mui/icons-material', '@mui/material', 'react'];
const tools = [...['@types/react', '@types/react-dom', 'react-dom', 'rolldown', 'typescript']];
const provided: ReadonlySet<string> = new Set(['@octavo/field-sdk', ...peers, ...tools]);

/** The inputs of a plugin's package. */
export interface PackageParts {
  readonly type: string;
  /** The file of the packed sdk, which is in the package's folder. */
  readonly sdk: string;
  /** The packages that the plugin imports, besides the sdk and those that Octavo provides. */
  readonly imported: readonly string[];
  /** Whether it brings a renderer. */
  readonly rendersOnSites: boolean;
}

/** The packages that the modules import, besides the sdk and those that Octavo provides to every plugin. */
export function importedPackages(files: ReadonlyMap<string, string>): readonly string[] {
  const names = [...files].flatMap(([file, text]) =>
    /\.tsx?$/.test(file) ? [...text.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w-][\w.-]*)/g)] : [],
  );
  return [...new Set(names.map(([, name = '']) => name))].filter((name) => !provided.has(name)).toSorted();
}

/** The files that turn a plugin into a package: its name, its build, its type check. */
export function packageFiles(
  root: string,
  { type, sdk, imported, rendersOnSites }: PackageParts,
): ReadonlyMap<string, string> {
  const project = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Readonly<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  const known = { ...project.dependencies, ...project.devDependencies };
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `^${known[name] ?? '0'}`]));
  const half = (name: string, source: string) => ({ types: `./${source}`, default: `./dist/${name}.js` });
  const description = {
    name: `octavo-field-${type}`,
    version: '0.1.0',
    description: `The field type ${type} for Octavo`,
    type: 'module',
    // Required by the rules of the sdk.
    engines: { node: '>=22.18' },
    exports: {
      './package.json': './package.json',
      './field': half('field', 'field.ts'),
      './view': half('view', 'view.tsx'),
      './samples': half('samples', 'samples.ts'),
      ...(rendersOnSites && { './render': half('render', 'render.tsx') }),
    },
    files: ['dist', 'messages', '**/*.ts', '**/*.tsx'],
    // npm runs these from the package's own dependencies and never looks for their names in a registry.
    scripts: {
      build: 'rolldown -c',
      check: 'tsc --noEmit',
      conformance: 'octavo-conformance .',
      prepack: 'rolldown -c',
    },
    ...(imported.length > 0 && { dependencies: versions(imported) }),
    peerDependencies: versions(peers),
    devDependencies: { '@octavo/field-sdk': `file:${sdk}`, ...versions([...peers, ...tools].toSorted()) },
  };
  return new Map([
    ['package.json', json(description)],
    ['tsconfig.json', json(typescript)],
    ['rolldown.config.js', rolldown(rendersOnSites)],
    ['.gitignore', 'node_modules/\ndist/\n'],
  ]);
}

/** Links Octavo's own packages until `npm install` runs there, so that everything works at once. */
export function linkPackages(root: string, folder: string, imported: readonly string[]): void {
  for (const name of [...provided, ...imported]) {
    const link = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules', name)), link, 'junction');
  }
  const commands = path.join(folder, 'node_modules', '.bin');
  fs.mkdirSync(commands);
  for (const name of ['octavo-conformance', 'rolldown', 'tsc'])
    fs.symlinkSync(fs.realpathSync(path.join(root, 'node_modules', '.bin', name)), path.join(commands, name));
}

const typescript = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['**/*.ts', '**/*.tsx'],
};

const rolldown = (rendersOnSites: boolean) => `import { defineConfig } from 'rolldown';

export default defineConfig({
  input: {
    field: 'field.ts',
    view: 'view.tsx',
    samples: 'samples.ts',${rendersOnSites ? "\n    render: 'render.tsx'," : ''}
  },
  // Octavo provides these, so that there is only one React, one theme and one sdk.
  external: /^(@octavo|@mui|@emotion|react)(\\/|$)/,
  output: { dir: 'dist' },
});
`;

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
