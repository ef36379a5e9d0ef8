import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameFirstFiles } from './scripts/name-first-files.ts';
import description from './package.json' with { type: 'json' };

const server = process.env['OCTAVO_SERVER'] ?? 'http://127.0.0.1:3000';

/** What the API server answers itself. The pattern for words leaves module imports of the top-level folder alone. */
const proxy = {
  '/api/': server,
  '/media/': server,
  '^/locales/[\\w-]+/[\\w-]+\\.json$': server,
};

export default defineConfig({
  plugins: [react(), nameFirstFiles()],
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
        // Parts of packages that nearly every screen uses, in one file: left alone they become dozens of tiny ones,
        // which compress badly and are asked for one by one. The sign-in screen loads least at about this number.
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, minShareCount: 20 }] },
      },
    },
  },
});
