import type { Page } from 'playwright';

/**
 * Counts the work that JavaScript does in a page while something happens, in calls of functions: the same work counts the
 * same on any machine, however busy it is.
 */
export async function countWork<Result>(
  page: Page,
  happen: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly work: number }> {
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const result = await happen();
    const coverage = await devtools.send('Profiler.takePreciseCoverage');
    await devtools.send('Profiler.stopPreciseCoverage');
    const functions = coverage.result.flatMap((script) => script.functions);
    return { result, work: functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0) };
  } finally {
    // A page that got stuck is gone, and its session with it.
    await devtools.detach().catch(() => undefined);
  }
}
