import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { readConfig } from '../scripts/plugins/config.ts';
import { outsideStories } from '../scripts/plugins/sources.ts';
import { blockIndexer, blockStoryModules } from './block-stories.ts';
import { usedIcons } from './used-icons.ts';

const root = path.resolve(import.meta.dirname, '..');
const outside = outsideStories(root, await readConfig(root), '.storybook');

const interLatin = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

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
    // Stories of media show the pictures of the demo.
    { from: '../server/demo/pictures', to: '/media' },
    { from: '../public/favicon.svg', to: '/favicon.svg' },
    // What stands around the stories is written in the product's letters, see manager-head.html.
    { from: interLatin, to: '/fonts/inter-latin-wght-normal.woff2' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  // Controls know their kinds by the values; reading the types of every file took longer than all the rest of the build.
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) => [...indexers, blockIndexer],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), blockStoryModules(), usedIcons()],
    // Storybook's own runtime, axe and the words of all languages are loaded at once. Nobody who uses the product ever waits
    // for them; what its visitors load is measured by scripts/check-size.ts.
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2500,
      // How long plugins take says more about how busy the machine is than about them.
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
};

export default config;
