import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { cssTarget } from '../scripts/css-target.ts';
import { readConfig } from '../scripts/plugins/config.ts';
import { externalStories } from '../scripts/plugins/sources.ts';
import { siteFonts } from '../shared/site-fonts.ts';
import { blockIndexer, blockStoryModules } from './block-stories.ts';
import { tokenFiles } from './token-files.ts';
import { usedIcons } from './used-icons.ts';

const root = path.resolve(import.meta.dirname, '..');
const outside = externalStories(root, await readConfig(root), '.storybook');

const interLatin = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The bundled fonts of sites, at the addresses where the server has them. */
const siteFontFolders = siteFonts.map(({ folder, version }) => ({
  from: `../node_modules/@fontsource-variable/${folder}/files`,
  to: `/site-fonts/${folder}-${version}`,
}));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../field-plugins/**/*.stories.tsx',
    ...outside,
    '../server/library/block-types/*.ts',
  ],
  staticDirs: [
    // Media stories show the demo's pictures.
    { from: '../server/demo/pictures', to: '/media' },
    { from: '../public/favicon.svg', to: '/favicon.svg' },
    // Previews and miniatures fetch the words of sites. During development Vite has them, also as modules.
    ...(process.env['NODE_ENV'] === 'production' ? [{ from: '../locales', to: '/locales' }] : []),
    // Storybook's own interface uses the product's font, see manager-head.html.
    ...siteFontFolders,
    { from: interLatin, to: '/fonts/inter-latin-wght-normal.woff2' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Nothing here is about Storybook itself: no news of its releases, no list of first steps.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Controls infer their kind from the values. Reading the types of every file took longer than the rest of the build.
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) => [...indexers, blockIndexer],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), blockStoryModules(), usedIcons(), tokenFiles()],
    // Storybook's runtime, axe and the words of all languages load at once. Users of the product never wait for them;
    // scripts/check-size.ts measures what its visitors load.
    build: {
      ...vite.build,
      // Storybook does not take it over from vite.config.ts.
      cssTarget,
      chunkSizeWarningLimit: 2500,
      // Plugin timings say more about how busy the machine is than about the plugins.
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
};

export default config;
