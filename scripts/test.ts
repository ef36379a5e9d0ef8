import { ensureChromium, pinnedChromium } from '../tests/support/chromium.ts';
import { ensurePostgres, startPostgres } from '../tests/support/postgres.ts';
import { buildClient, clientState } from './build-client.ts';
import { ensureStorybook } from './build-storybook.ts';
import { runChecks } from './check.ts';
import { runSuite } from './run-suite.ts';
import { failure, Steps, success } from './steps.ts';

/**
 * `npm test`: every check and every suite, one after the other, whatever fails before. `npm test -- <filter>` runs the test
 * files whose path contains the filter, and nothing else.
 */
async function test(filter: readonly string[]): Promise<number> {
  const steps = new Steps();
  await steps.run('Chromium and PostgreSQL', async () => {
    console.log([pinnedChromium()?.executablePath, ensureChromium(), ensurePostgres()].join('\n'));
    return success;
  });
  if (filter.length === 0) await runChecks(steps);
  await steps.run('Client', async () =>
    clientState() === 'fresh' || (await buildClient()) ? success : failure,
  );
  if (filter.length === 0) await steps.run('Storybook', ensureStorybook);

  const postgres = await startPostgres();
  process.env['OCTAVO_TEST_POSTGRES'] = postgres.url;
  try {
    await runSuites(steps, filter);
  } finally {
    await postgres.stop();
  }
  return steps.close();
}

async function runSuites(steps: Steps, filter: readonly string[]): Promise<void> {
  if (filter.length > 0) {
    await steps.run(`Tests of ${filter.join(' ')}`, () => runSuite([], filter));
    return;
  }
  await steps.run('Units, contracts, architecture', () => runSuite(['node', 'dom']));
  await steps.run('API, on both databases', () => runSuite(['api']));
  await steps.run('Stories, light and dark', () => runSuite(['stories']));
  await steps.run('End to end, on both databases', () => runSuite(['e2e']));
  await steps.run('Plugins, by the book', () => runSuite(['plugins']));
  await steps.run('Killed while writing', () => runSuite(['durability']));
}

process.exitCode = await test(process.argv.slice(2));
