import path from 'node:path';
import type { Rolldown, UserConfig } from 'vite';
import sdk from '../../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../../../..');
/** A module that does not exist as a file. Its folder decides where its imports are looked for. */
const entry = path.join(root, 'conformance-page.tsx');

/** How a plugin's modules are resolved, even if the plugin is outside the project and has no packages of its own. */
export const resolveForPlugins = {
  alias: Object.entries(sdk.exports).map(([name, file]) => ({
    find: `@octavo/field-sdk${name.slice(1)}`,
    replacement: path.join(root, 'field-plugins/sdk', file),
  })),
  dedupe: ['react', 'react-dom', '@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json'],
} satisfies UserConfig['resolve'];

/** Bundles the page into one script, with everything the plugins need: `code` declares the function `plugins`. */
export async function bundlePage(code: string): Promise<{ script: string; style: string }> {
  // Loaded here so that only browser runs have to wait for Vite.
  const { build } = await import('vite');
  const stage = JSON.stringify(path.join(import.meta.dirname, 'page/stage'));
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    // Built like the application, except that React counts renders.
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      ...resolveForPlugins,
      alias: [...resolveForPlugins.alias, { find: 'react-dom/client', replacement: 'react-dom/profiling' }],
      // Vite would choose by NODE_ENV. The development build of Emotion adds a style element for each rule.
      conditions: ['module', 'browser', 'production'],
    },
    // The tests set NODE_ENV, which would change this.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'conformance-page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { openPage } from ${stage};\n${code}\nopenPage(await plugins());`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false, format: 'es' } },
    },
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return { script: files[0].code, style: style?.type === 'asset' ? String(style.source) : '' };
}

export function codeOfModules(
  name: string,
  modules: Readonly<Record<'field' | 'view' | 'samples', string>>,
): string {
  const imports = Object.entries({ ...modules, read: path.join(import.meta.dirname, 'read-modules') }).map(
    ([module, file]) => `import * as ${module} from ${JSON.stringify(file)};`,
  );
  return `${imports.join('\n')}
const plugins = () => new Map([[${JSON.stringify(name)}, read.readPluginModules({ field, view, samples })]]);`;
}
