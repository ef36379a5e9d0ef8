import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

/** The application, and small code shared by several of its parts. */
const inMain =
  /\/src\/main\.tsx$|@mui\/(material\/)?utils\/(mergeSlot|useSlot|useEnhanced|append|extract)|\/TranslateOutlined|@mui\/material\/Card|\/src\/state\/choose-language/;

const forGuests =
  /\/src\/(features\/(auth\/sign-in-screen|newsletter\/newsletter-form)|app\/frame\/language-links)\.tsx$/;
const forSignedIn = /\/src\/(app\/frame\/(side|language)-menu|features\/workspaces\/workspaces-screen)\.tsx$/;

const inWorkspace =
  /\/src\/(app\/((signed-in|workspace)-layer|frame\/workspace-selector)|ui\/status-chip|features\/pages\/(delete|linked)-page-dialog|records\/(load-state|referring-list))\.tsx$|@mui\/(utils\/use(PreviousProps|ForcedRerendering)|material\/(internal\/svg-icons\/Close|Skeleton|useMediaQuery|styles\/cssUtils)|system\/useMediaQuery)/;

/** Tables, and code that they share. */
const inLists =
  /\/@mui\/(material\/(Tooltip|Popper|Table)|icons-material\/(EditOutlined|Link)\.)|\/src\/records\/(records-table|list-place)/;

/** Shared by the library and the picker of images. */
const ofImages =
  /\/src\/features\/media\/(image|media-grid|use-media-name|library-(bar|place)|no-images|upload\/.*)\.tsx?$/;

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
        // By default the code becomes a hundred small files, which compress badly and wait for each other. A group
        // includes all of its imports that no earlier group has taken, so we name it after its audience: all visitors,
        // forms, signed-in users, users in a workspace, editors. Code that several screens share goes into `screens`.
        codeSplitting: {
          groups: [
            { name: 'entry', test: /\/src\/entry\.ts$/ },
            { name: 'main', test: inMain },
            { name: 'fields', test: /\/src\/ui\/(text-input|password-field)\.tsx$/ },
            { name: 'guests', test: forGuests },
            { name: 'signed-in', test: forSignedIn },
            { name: 'workspace', test: inWorkspace },
            { name: 'with-fields', test: /\/src\/app\/fields-layer\.tsx$/ },
            { name: 'forms', test: /\/(react-hook-form|src\/(ui\/form-|records\/form-failure))/ },
            { name: 'lists', test: inLists },
            {
              name: 'choices',
              test: /\/@mui\/material\/(Checkbox|Radio|RadioGroup|FormGroup|FormControlLabel)\//,
            },
            // Widgets of many field types use it, but no screen needs it at first.
            { name: 'suggestions', test: /@mui\/material\/(useAutocomplete|Autocomplete)\// },
            { name: 'records', test: /\/src\/(records\/use-paged-list|ui\/load-more)/ },
            // Of the screens, only the editor validates blocks.
            {
              name: 'screens',
              test: /\/(node_modules\/(?!@cfworker\/)|src\/(ui|lib|api|state)\/)/,
              minShareCount: 7,
            },
            { name: 'editor', test: /\/src\/features\/pages\/page-editor-screen\.tsx$/ },
            { name: 'other-fields', test: /\/field-plugins\/catalogue\/other-fields\.ts$/ },
            { name: 'form', test: /\/src\/editor\/rows\/open-block\.tsx$/ },
            { name: 'images', test: ofImages },
            { name: 'saving', test: /\/src\/records\/save-form/ },
            { name: 'kit', test: /\/field-plugins\/sdk\/kit\// },
          ].map((group, index, { length }) => ({ ...group, priority: length - index })),
        },
      },
    },
  },
});
