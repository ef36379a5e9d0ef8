import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failure, root, runNode, type Outcome } from './steps.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** What runs of a suite, and how. */
interface SuiteOptions {
  /** Parts of paths of test files; all files without any. */
  readonly filter?: readonly string[];
  /** Whether files run on every processor: for suites each of whose tests has a world of its own. Vitest spares one. */
  readonly everyProcessor?: boolean;
}

/** Runs suites with Vitest, by project, and counts what its report says. */
export async function runSuite(
  projects: readonly string[],
  { filter = [], everyProcessor = false }: SuiteOptions = {},
): Promise<Outcome> {
  const reportFile = path.join(root, 'node_modules', '.cache', 'octavo', `report-${process.pid}.json`);
  fs.rmSync(reportFile, { force: true });
  const outcome = await runNode('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...(everyProcessor ? [`--maxWorkers=${os.availableParallelism()}`] : []),
    ...filter,
  ]);
  if (!fs.existsSync(reportFile)) return failure;
  const counted = count(JSON.parse(fs.readFileSync(reportFile, 'utf8')) as Report);
  fs.rmSync(reportFile);
  // An error outside of any test, or a run without tests, shows in the exit code only.
  return outcome.failed > 0 && counted.failed === 0 ? { passed: counted.passed, failed: 1 } : counted;
}

/** A file that could not even be read has no test in the report; it counts as one that failed. */
function count(report: Report): Outcome {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
}
