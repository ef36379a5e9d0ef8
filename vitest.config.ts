import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ownWords } from './scripts/replaced-packages.ts';
import { findFirefox } from './tools/firefox.ts';
import { runsAllTests } from './tests/support/all-tests.ts';
import { longestWait } from './tests/support/longest-wait.ts';
import { newerChromium } from './tests/support/newer-chromium.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { scratchFolder } from './tools/scratch-folder.ts';

// Every process of the test run inherits this folder.
process.env['TMPDIR'] = scratchFolder();

/**
 * Timeouts in milliseconds. They end only tests that hang: no test depends on how fast the machine is, and a slow machine may
 * take several times as long as usual.
 */
const limits = {
  units: { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: longestWait } } },
  journeys: { testTimeout: 900_000, hookTimeout: 240_000, expect: { poll: { timeout: longestWait } } },
};

/** The built app in a real browser with real servers. Test files share a worker, because each worker starts a browser. */
function journeys(
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      isolate: false,
      globalSetup: ['tests/support/with-postgres.ts', 'tests/support/with-demo.ts'],
      ...limits.journeys,
      ...test,
    },
  };
}

/**
 * Journeys run in the Chromium that the lock file pins, so a commit gets the same result on any day. `npm run test:all` also runs
 * those that depend most on browser behaviour in the machine's own Chromium, if it is newer: focus, keys and pointers, clipboard
 * and drafts, uploads, modules that fail to load, and workers and frames under the content security policy.
 */
const browserDependent = [
  'broken-widgets',
  'richtext',
  'main-job',
  'keyboard',
  'leaving',
  'moving',
  'recovery',
  'failures',
  'hosted-captcha',
  'screens/arriving',
  'screens/media',
  'screens/overlays',
];

const newer = newerChromium();

/**
 * The main journeys, which `npm run test:all` also runs in the machine's Firefox: formatted text, block types, saving,
 * versions, previews, and hosted and external sites.
 */
const inFirefox = [
  'richtext',
  'block-types',
  'saving',
  'changed-fields',
  'versions',
  'miniatures',
  'hosted-site',
  'preview',
  'preview-clicks',
  'preview-frame',
  'external-site',
];

/** The journey that `npm test` runs in Firefox instead, where there is one: from signing in to a published page. */
const mainInFirefox = ['main-job'];

const firefox = findFirefox();

function filesOf(journeyNames: readonly string[]): string[] {
  return journeyNames.map((name) => `tests/e2e/${name}.test.ts`);
}

/** Every test suite. `npm test` first builds client, server and Storybook for them: see scripts/test.ts. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: [
            '{shared,preview,content-model,site,theme,src,server,field-plugins,scripts}/**/*.test.ts',
            'tests/{contract,architecture,fuzz,mutants,first-loads}/**/*.test.ts',
          ],
          ...limits.units,
        },
      },
      {
        resolve: { alias: ownWords },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,preview,field-plugins,tests}/**/*.test.tsx'],
          globalSetup: ['tests/support/with-description.ts'],
          isolate: false,
          // In this order: `fresh-page` resets the modules that `dom-setup` and the tests import.
          setupFiles: ['tests/support/fresh-page.tsx', 'tests/support/dom-setup.ts'],
          sequence: { setupFiles: 'list' },
          ...limits.units,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/with-postgres.ts'],
          ...limits.units,
        },
      },
      journeys('e2e', {
        include: ['tests/e2e/**/*.test.ts'],
        exclude: firefox === undefined || runsAllTests() ? [] : filesOf(mainInFirefox),
      }),
      ...(newer === undefined
        ? []
        : [journeys('e2e-newer', { include: filesOf(browserDependent), provide: { chromium: newer } })]),
      ...(firefox === undefined
        ? []
        : [
            journeys('e2e-main-firefox', { include: filesOf(mainInFirefox), provide: { firefox } }),
            journeys('e2e-firefox', { include: filesOf(inFirefox), provide: { firefox } }),
          ]),
      {
        // The built Storybook in a real browser.
        test: {
          name: 'stories',
          environment: 'node',
          include: ['tests/stories/**/*.test.ts'],
          ...limits.journeys,
          maxConcurrency: 3,
        },
      },
      {
        // Adds plugins to copies of the project, in every way that the documents describe.
        test: {
          name: 'plugins',
          environment: 'node',
          include: ['tests/plugins/**/*.test.ts'],
          ...limits.journeys,
        },
      },
      {
        // Servers that lose processes, power, disks or databases while they write, and servers deployed as documented.
        test: {
          name: 'durability',
          environment: 'node',
          include: ['tests/{durability,deployment}/**/*.test.ts'],
          globalSetup: ['tests/support/with-postgres.ts', 'tests/support/with-demo.ts'],
          ...limits.journeys,
          // The long form of `npm run faults` has no time limit.
          ...(process.env['OCTAVO_FAULTS'] === 'long' && { testTimeout: 0 }),
        },
      },
    ],
  },
});
