import { defineConfig } from 'vitest/config';

/** Unit tests beside the source and the suites in `tests/`; stories run in a browser project of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,server,field-plugins,scripts}/**/*.test.ts', 'tests/{contract,architecture}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,field-plugins,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
    ],
  },
});
