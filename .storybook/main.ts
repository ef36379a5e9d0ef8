import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../field-plugins/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  // Stories of media show the pictures of the demo.
  staticDirs: [{ from: '../server/demo/pictures', to: '/media' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
};

export default config;
