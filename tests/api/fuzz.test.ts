import { describe, expect, test } from 'vitest';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { openOctavoStage } from '../fuzz/stage/octavo-stage.ts';

/** `npm run fuzz` sends more requests; without it, the same are sent each time. */
const { FUZZ_REQUESTS: requests = '2000', FUZZ_SEED: seed = '20261121', FUZZ_PATH: path } = process.env;

/** With this many requests, an operation that never succeeded is a gap, not chance. */
const thorough = 50_000;

/** Operations that cannot succeed here: they need a provider, or the token of the metrics. */
const neverAccepted = [
  'GET /api/auth/social/github/',
  'GET /api/auth/social/github/callback/',
  'GET /api/auth/social/google/',
  'GET /api/auth/social/google/callback/',
  'GET /metrics',
];

/** It has rows only during an upload, or until a file is removed. */
const passing = 'unsettled_files';

describe.each(['sqlite', 'postgres'] as const)('hostile requests, on %s', (dialect) => {
  test('cause no server error, reveal no secret and change nothing of others', async () => {
    const report = await runFuzz({
      openStage: (stageSeed) => openOctavoStage(dialect, stageSeed),
      requests: Number(requests),
      seed: Number(seed),
      ...(path !== undefined && { path }),
    });
    expect(report.faults.join('\n\n')).toBe('');
    if (path !== undefined) return;
    expect(report.requests).toBeGreaterThanOrEqual(Number(requests));
    // If every request were rejected at once, this would prove nothing.
    expect(report.accepted).toBeGreaterThan(report.requests / 10);
    if (report.requests >= thorough) expect(report.neverAccepted.toSorted()).toEqual(neverAccepted);
  }, 0);

  test('target a victim with something in every table', async () => {
    const stage = await openOctavoStage(dialect, Number(seed));
    const snapshot = await stage.snapshot();
    await stage.close();
    const empty = [...snapshot].filter(([, rows]) => rows.size === 0).map(([table]) => table);
    expect(empty).toEqual([passing]);
  });
});
