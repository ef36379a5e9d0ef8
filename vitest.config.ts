import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { scratchFolder } from './tests/support/scratch-folder.ts';

// Every process of a run inherits it.
process.env['TMPDIR'] = scratchFolder();

/** The suites of design section 9. Those below `api` need what `npm test` prepares: see scripts/test.ts. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{shared,content-model,theme,src,server,field-plugins,scripts}/**/*.test.ts',
            'tests/{contract,architecture,support,fuzz,zoo}/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,field-plugins,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/with-postgres.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // The built app in a real browser over real servers, on both databases.
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/with-postgres.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // The built Storybook in a real browser.
        test: {
          name: 'stories',
          environment: 'node',
          include: ['tests/stories/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxConcurrency: 3,
        },
      },
      {
        // Plugins brought in every way, by the book, in copies of the project.
        test: {
          name: 'plugins',
          environment: 'node',
          include: ['tests/plugins/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Servers that are killed while they write.
        test: {
          name: 'durability',
          environment: 'node',
          include: ['tests/durability/**/*.test.ts'],
          globalSetup: ['tests/support/with-postgres.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
