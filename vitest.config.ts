import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findFirefox } from './tools/firefox.ts';
import { longestWait } from './tests/support/longest-wait.ts';
import { newerChromium } from './tests/support/newer-chromium.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { scratchFolder } from './tools/scratch-folder.ts';

// Every process of a run inherits it.
process.env['TMPDIR'] = scratchFolder();

/**
 * Ends only what hangs: no test depends on how fast the machine is, so a slow one may take several times as long as usual.
 * In milliseconds.
 */
const limits = {
  units: { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: longestWait } } },
  journeys: { testTimeout: 900_000, hookTimeout: 240_000, expect: { poll: { timeout: longestWait } } },
};

/** The built app in a real browser with real servers. Each worker has one browser, so files share a worker. */
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
 * Journeys run in the Chromium that the lock file pins, so a commit gets the same verdict on any day. Those that depend most
 * on browser behaviour also run in the machine's own Chromium, if it is newer: focus, keys and pointers, clipboard and
 * drafts, uploads, modules that fail to load, workers and frames under the policy. `npm run test:all` runs them there.
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
  'first-load',
  'screens/arriving',
  'screens/media',
  'screens/overlays',
];

/**
 * Where there is a newer Chromium, this journey runs only there: since its release 156, Chromium requests a module again
 * after it failed to load, so older releases prove less.
 */
const newerOnly = ['lost-parts'];

const newer = newerChromium();

/**
 * The main journeys, which `npm run test:all` also runs in the machine's Firefox: from signing in to a published page with
 * pictures, formatted text, saving, versions, and hosted and external sites.
 */
const inFirefox = [
  'richtext',
  'lists',
  'block-types',
  'field-settings',
  'block-type-identity',
  'saving',
  'half-values',
  'changed-fields',
  'versions',
  'miniatures',
  'hosted-site',
  'preview',
  'preview-clicks',
  'preview-frame',
  'external-site',
];

/** What `npm test` runs in Firefox: from signing in to a published page. */
const mainInFirefox = ['main-job'];

const firefox = findFirefox();

function filesOf(journeyNames: readonly string[]): string[] {
  return journeyNames.map((name) => `tests/e2e/${name}.test.ts`);
}

/** Every test suite. `npm test` first builds what they run on: see scripts/test.ts. */
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
            'tests/{contract,architecture,support,fuzz,mutants}/**/*.test.ts',
          ],
          ...limits.units,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,preview,field-plugins,tests}/**/*.test.tsx'],
          globalSetup: ['tests/support/with-description.ts'],
          isolate: false,
          // The first one empties what the second one and the tests import.
          setupFiles: ['tests/support/fresh-page.tsx', 'tests/support/dom-setup.ts'],
          sequence: { setupFiles: 'list' },
          // They hold words, so each file loads its own.
          server: { deps: { inline: ['i18next', 'react-i18next'] } },
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
        exclude: newer === undefined ? [] : filesOf(newerOnly),
      }),
      ...(newer === undefined
        ? []
        : [
            journeys('e2e-main-newer', { include: filesOf(newerOnly), provide: { chromium: newer } }),
            journeys('e2e-newer', { include: filesOf(browserDependent), provide: { chromium: newer } }),
          ]),
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
        // Plugins added in every way, as documented, to copies of the project.
        test: {
          name: 'plugins',
          environment: 'node',
          include: ['tests/plugins/**/*.test.ts'],
          ...limits.journeys,
        },
      },
      {
        // Servers that lose processes, power, disks and databases while they write, or are deployed as documented.
        test: {
          name: 'durability',
          environment: 'node',
          include: ['tests/{durability,deployment}/**/*.test.ts'],
          globalSetup: ['tests/support/with-postgres.ts', 'tests/support/with-demo.ts'],
          ...limits.journeys,
          // The long form of `npm run faults` takes as long as it takes.
          ...(process.env['OCTAVO_FAULTS'] === 'long' && { testTimeout: 0 }),
        },
      },
    ],
  },
});
