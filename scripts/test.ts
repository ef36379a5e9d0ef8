import { ensureChromium, pinnedChromium } from '../tests/support/chromium.ts';
import { ensurePostgres, startPostgres } from '../tests/support/postgres.ts';
import { buildClient, clientState } from './build-client.ts';
import { ensureStorybook } from './build-storybook.ts';
import { runChecks } from './check.ts';
import { runSuite } from './run-suite.ts';
import { failure, Steps, success } from './steps.ts';

/**
 * `npm test`: every check and every suite, whatever fails before. `npm test -- <filter>` runs the test files whose path
 * contains the filter, and nothing else. Client and Storybook are built once, before whatever looks at them; the suites are
 * one run of Vitest, so that no processor waits for the last file of a suite before it begins with the next.
 */
async function test(filter: readonly string[]): Promise<number> {
  const steps = new Steps();
  await steps.run('Browsers and PostgreSQL', async () => {
    console.log([pinnedChromium()?.executablePath, ownChromium(), ensurePostgres()].join('\n'));
    return success;
  });
  await steps.run('Client', async () =>
    clientState() === 'fresh' || (await buildClient()) ? success : failure,
  );
  if (filter.length === 0) await Promise.all([steps.run('Storybook', ensureStorybook), runChecks(steps)]);

  const postgres = await startPostgres();
  process.env['OCTAVO_TEST_POSTGRES'] = postgres.url;
  try {
    const name = filter.length === 0 ? 'Every suite' : `Tests of ${filter.join(' ')}`;
    await steps.run(name, () => runSuite([], filter));
  } finally {
    await postgres.stop();
  }
  return steps.close();
}

/** Where the machine's own Chromium is, or why there is none: then the pinned one is enough. */
function ownChromium(): string {
  try {
    return ensureChromium();
  } catch (error) {
    if (pinnedChromium() === undefined || !(error instanceof Error)) throw error;
    return `Journeys run in the pinned Chromium only. ${error.message}`;
  }
}

process.exitCode = await test(process.argv.slice(2));
