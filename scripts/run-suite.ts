import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failure, root, runNode, type Outcome } from './steps.ts';

interface TestReport {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface FileReport {
  readonly name: string;
  readonly status: string;
  /** Why the file failed outside its tests; may be empty. */
  readonly message: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly TestReport[];
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly FileReport[];
}

interface SuiteOptions {
  /** Parts of test file paths; without one, all tests run. */
  readonly filter?: readonly string[];
  /** Whether time and load affect the tests, so that each needs its own processor. */
  readonly quiet?: boolean;
}

/**
 * Runs suites with Vitest, by project, and counts the results in its report. Most files spend a third of their time waiting
 * for servers, browsers and databases, so one more than there are processors run at once.
 */
export async function runSuite(
  projects: readonly string[],
  { filter = [], quiet = false }: SuiteOptions = {},
): Promise<Outcome> {
  const reportFile = path.join(root, 'node_modules', '.cache', 'octavo', `report-${process.pid}.json`);
  fs.rmSync(reportFile, { force: true });
  const outcome = await runNode('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    `--maxWorkers=${os.availableParallelism() + (quiet ? 0 : 1)}`,
    ...filter,
  ]);
  if (!fs.existsSync(reportFile)) return failure;
  const report = JSON.parse(fs.readFileSync(reportFile, 'utf8')) as Report;
  printTimes(report);
  const counted = count(report);
  fs.rmSync(reportFile);
  // An error outside any test, or a run without tests, shows only in the exit code.
  return outcome.failed > 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Prints how long the files of each suite took in total, to show where the time goes. */
function printTimes({ testResults }: Report): void {
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

/** A file that failed outside its tests, while loading or in a hook, counts as one failure. */
function count({ numPassedTests: passed, testResults }: Report): Outcome {
  const details = testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
    const file = path.relative(root, name);
    const failed = tests.filter((test) => test.status === 'failed');
    const isOutside = status === 'failed' && (message !== '' || failed.length === 0);
    return [
      ...(isOutside ? [`${file}\n${message || 'A hook failed; its error is above.'}`] : []),
      ...failed.map(({ fullName, failureMessages }) =>
        [`${file} > ${fullName}`, ...failureMessages].join('\n'),
      ),
    ];
  });
  return { passed, failed: details.length, details };
}
