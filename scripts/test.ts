import { ensureChromium, pinnedChromium } from '../tools/chromium.ts';
import { ensureFirefox } from '../tools/firefox.ts';
import { startPostgres, type TestPostgres } from '../tools/postgres.ts';
import { buildStale } from './build-stale.ts';
import { ensureStorybook } from './build-storybook.ts';
import { runChecks } from './check.ts';
import { runSuite } from './run-suite.ts';
import { failure, Steps, success } from './steps.ts';

/**
 * `npm test`: runs every check and every suite, even after a failure. `npm test -- <filter>` runs only the test files whose path
 * contains the filter. `npm run test:all` adds the slow tests: see tests/support/all-tests.ts. Client, server and Storybook are
 * built once, before the first suite that needs them. The story pictures run alone, because load on the machine would slow down
 * the stories.
 */
async function test(filter: readonly string[]): Promise<number> {
  const steps = new Steps();
  await steps.run('Browsers', async () => {
    console.log([pinnedChromium()?.executablePath, ownChromium(), ensureFirefox()].join('\n'));
    return success;
  });
  await steps.run('Client and server', async () => ((await buildStale()) ? success : failure));
  if (filter.length === 0) await Promise.all([steps.run('Storybook', ensureStorybook), runChecks(steps)]);

  let postgres: TestPostgres | undefined;
  await steps.run('PostgreSQL', async () => {
    postgres = await startPostgres();
    process.env['OCTAVO_TEST_POSTGRES'] = postgres.url;
    return success;
  });
  await runSuites(steps, filter);
  await postgres?.stop();
  return steps.close();
}

async function runSuites(steps: Steps, filter: readonly string[]): Promise<void> {
  if (filter.length > 0) {
    await steps.run(`Tests of ${filter.join(' ')}`, () => runSuite([], { filter, quiet: true }));
    return;
  }
  await steps.run('Units, contracts, API', () => runSuite(['node', 'dom', 'api']));
  await steps.run('Stories, light and dark', () => runSuite(['stories'], { quiet: true }));
  await steps.run('Journeys, plugins, killed while writing', () =>
    runSuite([...(isAll ? ['e2e*'] : ['e2e', 'e2e-main*']), 'plugins', 'durability']),
  );
}

/** The path of the machine's own Chromium, or why it has none; then the pinned one is enough. */
function ownChromium(): string {
  try {
    return ensureChromium();
  } catch (error) {
    if (pinnedChromium() === undefined || !(error instanceof Error)) throw error;
    return `Journeys run in the pinned Chromium only. ${error.message}`;
  }
}

const given = process.argv.slice(2);
const isAll = given.includes('--all');
// Every process of the run inherits it; tests/support/all-tests.ts reads it.
if (isAll) process.env['OCTAVO_TEST_ALL'] = '1';
process.exitCode = await test(given.filter((argument) => argument !== '--all'));
