import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failure, root, runNode, type Outcome } from './steps.ts';

interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly unknown[];
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly FileReport[];
}

/**
 * Runs suites with Vitest, by project, and counts what its report says. A filter has parts of paths of test files; without
 * one all run. Files run on every processor, of which Vitest would spare one: each has a world or servers of its
 * own, and waits for them at times.
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
  const report = JSON.parse(fs.readFileSync(reportFile, 'utf8')) as Report;
  tell(report);
  const counted = count(report);
  fs.rmSync(reportFile);
  // An error outside of any test, or a run without tests, shows in the exit code only.
  return outcome.failed > 0 && counted.failed === 0 ? { passed: counted.passed, failed: 1 } : counted;
}

/** Says how long the files of each suite took, added up, so that it shows where the time goes. */
function tell({ testResults }: Report): void {
  const suites = Map.groupBy(
    testResults,
    ({ name }) => /[\\/]tests[\\/](api|e2e|stories|plugins|durability)[\\/]/.exec(name)?.[1] ?? 'units',
  );
  for (const [suite, files] of suites) {
    const milliseconds = files.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
    const tests = files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
    console.log(`${suite}: ${tests} tests of ${files.length} files, ${(milliseconds / 1000).toFixed(0)} s`);
  }
}

/** A file that could not even be read has no test in the report; it counts as one that failed. */
function count(report: Report): Outcome {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length };
}
