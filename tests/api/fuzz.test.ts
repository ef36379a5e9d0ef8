import { describe, expect, test } from 'vitest';
import { runFuzz } from '../fuzz/run-fuzz.ts';

/** `npm run fuzz` sends more requests; without it, the same are sent each time. */
const { FUZZ_REQUESTS: requests = '2000', FUZZ_SEED: seed = '20261121', FUZZ_PATH: path } = process.env;

/** With this many requests, a call that never succeeded is a gap, not chance. */
const thorough = 50_000;

describe.each(['sqlite', 'postgres'] as const)('hostile requests, on %s', (dialect) => {
  test('cause no server error, reveal no secret and change nothing of others', async () => {
    const options = { dialect, requests: Number(requests), seed: Number(seed) };
    const report = await runFuzz({ ...options, ...(path !== undefined && { path }) });
    if (path !== undefined) return;
    expect(report.requests).toBeGreaterThanOrEqual(Number(requests));
    // If the requests were rejected at once, this would prove nothing.
    const accepted = [...report.accepted.values()].reduce((sum, count) => sum + count, 0);
    expect(accepted).toBeGreaterThan(report.requests / 10);
    if (report.requests >= thorough)
      expect([...report.accepted].filter(([, count]) => count === 0)).toEqual([]);
  }, 0);
});
