import { fork } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { FuzzMessage } from './main.ts';
import { mergeTallies, neverReached, operationLines, summaryLine } from './report.ts';
import type { FuzzReport } from './run-fuzz.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { root } from '../../scripts/steps.ts';

/** With this many requests per database, an operation that never succeeded is a gap, not chance. */
const thorough = 50_000;

/** A progress line is printed after this many requests. */
const progressEvery = 10_000;

/** How long the event loop may block, in milliseconds of processor time. */
const stallAllowed = 1000;

/** The values of `--database`. */
const databasesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['sqlite', ['sqlite']],
  ['postgres', ['postgres']],
  ['both', ['sqlite', 'postgres']],
]);

/** The outcome of one database's process; no report when it crashed. */
interface Run {
  readonly database: string;
  readonly report: FuzzReport | undefined;
  readonly stage: number;
  readonly end: string;
}

/**
 * `npm run fuzz -- --requests 100000 --seed 1 --database sqlite|postgres|both`: sends hostile requests generated from the
 * API description, with a process for each database. `--path` replays a failed batch, with the printed seed and path.
 */
async function fuzz(): Promise<number> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string', default: 'both' },
      path: { type: 'string' },
    },
  });
  const databases = databasesOf.get(values.database);
  if (databases === undefined || ![values.requests, values.seed].every((text) => /^[1-9]\d*$/.test(text))) {
    console.error('Say --requests n, --seed n and --database sqlite, postgres or both.');
    return 1;
  }
  const postgres = databases.includes('postgres') ? await startPostgres() : undefined;
  const args = ['--requests', values.requests, '--seed', values.seed];
  if (values.path !== undefined) args.push('--path', values.path);
  const runs: Run[] = [];
  try {
    for (const database of databases) {
      const run = await runOn(database, args, postgres?.url);
      for (const line of describeRun(run)) console.log(line);
      runs.push(run);
    }
  } finally {
    await postgres?.stop();
  }
  return conclude(runs);
}

function runOn(database: string, args: readonly string[], postgresUrl: string | undefined): Promise<Run> {
  console.log(`\n▸ ${database}`);
  const started = performance.now();
  const child = fork(path.join(root, 'tests/fuzz/main.ts'), [...args, '--database', database], {
    env: { ...process.env, ...(postgresUrl === undefined ? {} : { OCTAVO_TEST_POSTGRES: postgresUrl }) },
  });
  let report: FuzzReport | undefined;
  let stage = 0;
  let told = 0;
  child.on('message', (message: FuzzMessage) => {
    if ('report' in message) return void (report = message.report);
    stage = message.stage;
    if (message.requests < told + progressEvery) return;
    told = message.requests;
    console.log(`  ${told} requests`);
  });
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
      resolve({ database, report: code === 0 ? report : undefined, stage, end: signal ?? `code ${code}` });
    });
  });
}

function describeRun({ database, report, stage, end }: Run): readonly string[] {
  if (report === undefined)
    return [`✗ The process ended unexpectedly (${end}), on ${database}, in the stage of --seed ${stage}.`];
  const faults = report.faults.map(
    ({ description, seed, path: where }) =>
      `✗ ${description}\n  Again: npm run fuzz -- --database ${database} --seed ${seed} --path ${where}`,
  );
  return [...faults, ...operationLines(report.tally)];
}

/** Prints what failed, then the summary; returns the exit code. */
function conclude(runs: readonly Run[]): number {
  const reports = runs.flatMap(({ report }) => (report === undefined ? [] : [report]));
  const unreached = reports
    .filter(({ tally }) => tally.requests >= thorough)
    .flatMap(({ tally }) => neverReached(tally));
  for (const name of new Set(unreached)) console.log(`✗ Never succeeded: ${name}`);
  const stalled = reports.filter(({ tally }) => tally.longestStall > stallAllowed);
  if (stalled.length > 0) console.log('✗ The event loop stood still for too long.');
  const faults = reports.reduce((sum, { faults: found }) => sum + found.length, 0);
  const failures = faults + unreached.length + stalled.length + (runs.length - reports.length);
  const [first, ...others] = reports.map(({ tally }) => tally);
  console.log(
    first === undefined
      ? `no report; failures ${failures}`
      : summaryLine(others.reduce(mergeTallies, first), failures),
  );
  return failures === 0 ? 0 : 1;
}

process.exitCode = await fuzz();
