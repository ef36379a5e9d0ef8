import type { StorybookConfig } from '@storybook/react-vite';
import { cssTarget } from '../scripts/css-target.ts';
import { siteFonts } from '../shared/site-fonts.ts';
import { blockIndexer, blockStoryModules } from './block-stories.ts';
import { fieldIndexer, fieldStoryModules } from './field-stories.ts';
import { tokenFiles } from './token-files.ts';
import { usedIcons } from './used-icons.ts';

const interLatin = '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Serves the bundled fonts of sites at the same paths as the server. */
const siteFontFolders = siteFonts.map(({ folder, version }) => ({
  from: `../node_modules/@fontsource-variable/${folder}/files`,
  to: `/site-fonts/${folder}-${version}`,
}));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../field-plugins/catalogue/samples.ts',
    '../server/library/block-types.ts',
  ],
  staticDirs: [
    // Media stories show the demo's images.
    { from: '../server/demo/images', to: '/media' },
    { from: '../public/favicon.svg', to: '/favicon.svg' },
    // Previews and miniatures fetch the locale files of sites. During development Vite serves them, also as modules.
    ...(process.env['NODE_ENV'] === 'production' ? [{ from: '../locales', to: '/locales' }] : []),
    // Storybook's own interface uses the product's font, see manager-head.html.
    ...siteFontFolders,
    { from: interLatin, to: '/fonts/inter-latin-wght-normal.woff2' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Hide Storybook's release news and its onboarding checklist.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Controls are inferred from the values: reading the types of every file takes longer than the rest of the build.
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) => [...indexers, blockIndexer, fieldIndexer],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), blockStoryModules(), fieldStoryModules(), usedIcons(), tokenFiles()],
    // Storybook's runtime, axe and all locale files make up large chunks, which users of the product never load.
    // scripts/check-size.ts measures the product.
    build: {
      ...vite.build,
      // Storybook does not inherit this from vite.config.ts.
      cssTarget,
      chunkSizeWarningLimit: 2500,
      // Plugin timings depend more on the load of the machine than on the plugins.
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
};

export default config;
