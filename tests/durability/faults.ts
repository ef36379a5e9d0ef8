import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startVitest, type TestCase } from 'vitest/node';
import { buildStale } from '../../scripts/build-stale.ts';
import { root } from '../../scripts/steps.ts';
import { startPostgres } from '../../tools/postgres.ts';
import withDemo from '../support/with-demo.ts';

/** One test of an experiment, as a line of the results and a row of the table. */
interface Result {
  readonly experiment: string;
  readonly test: string;
  readonly rounds: number;
  readonly seed: number;
  readonly result: 'passed' | 'failed';
  readonly seconds: number;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly commit: string;
}

const folder = import.meta.dirname;
const resultsFile = path.join(root, 'node_modules', '.cache', 'octavo', 'faults.jsonl');

/** Names of the experiments: those of the test files beside this one. */
const experiments = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.test.ts'.length));

/**
 * `npm run faults`: runs every experiment of this folder in its long form, one after another, and prints a table.
 * `npm run faults -- kill uploads --seed 7 --rounds 200` runs only those, with another seed and number of rounds. The
 * results are also lines of JSON in a file that the last line names.
 */
async function faults(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string' } },
    allowPositionals: true,
  });
  const isNumber = (text: string) => /^[1-9]\d*$/.test(text);
  const unknown = positionals.filter((name) => !experiments.includes(name));
  if (unknown.length > 0 || !isNumber(values.seed) || !isNumber(values.rounds ?? '1')) {
    console.error(`Say [experiment…] --seed n --rounds n. The experiments are ${experiments.join(', ')}.`);
    return 1;
  }
  if (!(await buildStale())) return 1;
  process.env['OCTAVO_FAULTS'] = 'long';
  process.env['OCTAVO_FAULTS_SEED'] = values.seed;
  if (values.rounds !== undefined) process.env['OCTAVO_FAULTS_ROUNDS'] = values.rounds;
  const postgres = await startPostgres();
  process.env['OCTAVO_TEST_POSTGRES'] = postgres.url;
  const results: Result[] = [];
  let removeDemos: (() => Promise<void>) | undefined;
  try {
    removeDemos = await withDemo();
    for (const name of positionals.length > 0 ? positionals : experiments) results.push(...(await run(name)));
  } finally {
    await removeDemos?.();
    await postgres.stop();
  }
  for (const line of table(results)) console.log(line);
  console.log(`\nThe results are also in ${path.relative(root, resultsFile)}.`);
  return results.every(({ result }) => result === 'passed') ? 0 : 1;
}

/** Runs an experiment and adds its results to the file, so that nothing is lost if a later one is interrupted. */
async function run(experiment: string): Promise<readonly Result[]> {
  const file = path.join(folder, `${experiment}.test.ts`);
  const vitest = await startVitest('test', [file], { root, project: 'durability', watch: false });
  const modules = vitest.state.getTestModules();
  const results = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => resultOf(experiment, test)),
  );
  // A file that cannot be loaded has no tests.
  const broken = modules.filter((module) => module.errors().length > 0 || results.length === 0);
  const all = [...results, ...broken.map(() => ({ ...nothing, experiment, commit }))];
  await vitest.close();
  fs.mkdirSync(path.dirname(resultsFile), { recursive: true });
  for (const result of all) fs.appendFileSync(resultsFile, `${JSON.stringify(result)}\n`);
  // A failure sets it, and the sum decides.
  process.exitCode = 0;
  return all;
}

const nothing = {
  test: 'could not be run',
  rounds: 0,
  seed: 0,
  result: 'failed',
  seconds: 0,
  figures: {},
} as const;

function resultOf(experiment: string, test: TestCase): Result {
  const { rounds = 1, seed = 1, figures = {} } = test.meta().faults ?? {};
  const passed = test.result().state === 'passed';
  return {
    experiment,
    test: test.fullName,
    rounds,
    seed,
    result: passed ? 'passed' : 'failed',
    seconds: Math.round((test.diagnostic()?.duration ?? 0) / 1000),
    figures,
    commit,
  };
}

/** As Markdown, for docs/reliability.md. */
function table(results: readonly Result[]): readonly string[] {
  const rows = results.map(({ experiment, test, rounds, seed, figures, result, seconds }) => {
    const found = Object.entries(figures).map(([name, figure]) => `${name}: ${figure}`);
    return [experiment, test, rounds, seed, `${seconds} s`, result, found.join(', ')];
  });
  const head = ['experiment', 'test', 'rounds', 'seed', 'time', 'result', 'figures'];
  return ['', ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)];
}

const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
const commit = stdout.trim();

process.exitCode = await faults();
