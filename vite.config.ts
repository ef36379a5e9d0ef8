import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameFirstFiles } from './scripts/name-first-files.ts';
import { fieldPlugins } from './scripts/plugins/vite-plugin.ts';
import description from './package.json' with { type: 'json' };

const server = process.env['OCTAVO_SERVER'] ?? 'http://127.0.0.1:3000';

/** What the API server answers itself. The pattern for words leaves module imports of the top-level folder alone. */
const proxy = {
  '/api/': server,
  '/media/': server,
  '^/locales/[\\w-]+/[\\w-]+\\.json$': server,
};

/** The application, and the little that several of its parts share. */
const inMain =
  /\/src\/main\.tsx$|@mui\/(material\/)?utils\/(mergeSlot|useSlot|useEnhanced|append|extract)|\/TranslateOutlined/;

export default defineConfig({
  plugins: [react(), nameFirstFiles(), fieldPlugins(import.meta.dirname)],
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(description.version) },
  resolve: {
    alias: {
      'markdown-to-jsx/react': fileURLToPath(new URL('src/editor/form/plain-markdown.tsx', import.meta.url)),
    },
  },
  server: { proxy },
  preview: { proxy },
  build: {
    outDir: 'dist/client',
    // Where it is said which file needs which: scripts/check-size.ts adds up what a visit loads.
    manifest: true,
    // An inlined font would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Named, so that modern CSS such as light-dark() is not lowered into something else.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Left alone the code becomes a hundred small files, which compress badly. A group takes along whatever it imports
        // that is not taken yet. These are what every visit needs, the fields of forms, and what stands around every
        // screen of the signed-in. What the others share is little and goes with the first.
        codeSplitting: {
          groups: [
            { name: 'entry', test: /\/src\/entry\.ts$/, priority: 4 },
            { name: 'main', test: inMain, priority: 3 },
            { name: 'fields', test: /\/src\/ui\/(text-input|password-field)\.tsx$/, priority: 2 },
            { name: 'signed-in', test: /\/src\/app\/frame\/(side|language)-menu\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
