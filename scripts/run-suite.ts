import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failure, root, runNode, type Outcome } from './steps.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/**
 * Runs suites with Vitest, by project, and counts what its report says. A filter has parts of paths of test files; without
 * one all run. Files run on every processor, of which Vitest would spare one: each has a world or servers of its own, and
 * waits for them more than it works.
 */
export async function runSuite(
  projects: readonly string[],
  filter: readonly string[] = [],
): Promise<Outcome> {
  const reportFile = path.join(root, 'node_modules', '.cache', 'octavo', `report-${process.pid}.json`);
  fs.rmSync(reportFile, { force: true });
  const outcome = await runNode('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    `--maxWorkers=${os.availableParallelism()}`,
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
