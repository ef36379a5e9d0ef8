import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { brandInPage } from './scripts/brand-in-page.ts';
import { cssTarget } from './scripts/css-target.ts';
import { nameFirstFiles } from './scripts/name-first-files.ts';
import { fieldPlugins } from './scripts/plugins/vite-plugin.ts';
import { ownWords, smallerPackages } from './scripts/replaced-packages.ts';

const server = process.env['OCTAVO_SERVER'] ?? 'http://127.0.0.1:3000';

/** Paths that the API server answers. The patterns do not match module imports of the top-level folders. */
const proxy = {
  '/api/': server,
  '/media/': server,
  '/brand/': server,
  '/sites/': server,
  '/previews/': server,
  '/site-design/': server,
  '/site-fonts/': server,
  '^/preview/frame(\\.[\\w-]+\\.(js|css))?$': server,
  '^/locales/[\\w-]+/[\\w-]+\\.json$': server,
};

/** The application, and the first screens of guests. */
const forEverybody =
  /\/src\/(main|ui\/(text-input|password-field)|features\/(auth\/sign-in-screen|newsletter\/newsletter-form)|app\/(landing-screen|frame\/(site-footer|language-links)))\.tsx$/;

/** The frame around every screen of a signed-in user, and the screen that they see first. */
const forSignedIn =
  /\/src\/(app\/((signed-in|workspace)-layer|frame\/((side|language)-menu|workspace-selector))|features\/workspaces\/workspaces-screen)\.tsx$|\/node_modules\/@tanstack\//;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** A file of code that several screens share, except what needs one of these libraries. */
function shared(debugName: string, without?: RegExp) {
  const name = (module: string, graph: Graph): string | null =>
    /\/src\/(ui|lib|api|records|state)\//.test(module) && !(without && imports(module, without, graph))
      ? debugName
      : null;
  return { name, debugName, minShareCount: 3 };
}

function imports(module: string, library: RegExp, graph: Graph, seen = new Set<string>()): boolean {
  if (module.includes('/node_modules/')) return library.test(module);
  seen.add(module);
  const imported = graph.getModuleInfo(module)?.importedIds ?? [];
  return imported.some((other) => !seen.has(other) && imports(other, library, graph, seen));
}

export default defineConfig({
  plugins: [react(), nameFirstFiles(), brandInPage(), smallerPackages(), fieldPlugins(import.meta.dirname)],
  resolve: {
    alias: ownWords,
  },
  server: { proxy },
  preview: { proxy },
  // The worker that renders blocks is a module, so that configured plugins may load their parts on demand.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    // The manifest lists the files in use: a later build keeps these.
    manifest: true,
    // An inlined font would be a data: address, which the content security policy rejects.
    assetsInlineLimit: 0,
    cssTarget,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // By default the code becomes a hundred small files, which compress badly and wait for each other. A group contains
        // all its imports that no earlier group has taken, so most groups are named after their audience. What several
        // screens share is split by the libraries that it needs: screens without MUI must not load it.
        codeSplitting: {
          groups: [
            { name: 'entry', test: /\/src\/entry\.ts$/ },
            { name: 'main', test: forEverybody },
            { name: 'signed-in', test: forSignedIn },
            { name: 'mui', test: /\/node_modules\/@mui\//, minShareCount: 4 },
            { name: 'forms', test: /\/node_modules\/react-hook-form\// },
            shared('screens', /@mui|react-hook-form/),
            {
              name: 'fields',
              test: /\/src\/app\/fields-layer\.tsx$|\/field-plugins\/sdk\/(kit\/|contract\/view\.ts)/,
            },
            shared('lists', /react-hook-form/),
            shared('records'),
            { name: 'editor', test: /\/src\/features\/pages\/page-editor-screen\.tsx$/ },
          ].map((group, index, { length }) => ({ ...group, priority: length - index })),
        },
      },
    },
  },
});
