import { describe, expect, test } from 'vitest';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { openOctavoStage } from '../fuzz/stage/octavo-stage.ts';

/** The longer run is `npm run fuzz`; this one sends the same requests each time. */
const requests = 2000;
const seed = 20_261_121;

/** It has rows only during an upload, or until a file is removed. */
const passing = 'unsettled_files';

describe.each(['sqlite', 'postgres'] as const)('hostile requests, on %s', (dialect) => {
  test('cause no server error, reveal no secret and change nothing of others', async () => {
    const openStage = (stageSeed: number) => openOctavoStage(dialect, stageSeed);
    const { tally, faults } = await runFuzz({ openStage, requests, seed });
    expect(faults.map(({ description, ...where }) => `${description}\n${JSON.stringify(where)}`)).toEqual([]);
    expect(tally.requests).toBeGreaterThanOrEqual(requests);
    // If every request were rejected at once, this would prove nothing.
    expect(tally.classes['2xx']).toBeGreaterThan(requests / 10);
  }, 600_000);

  test('target a victim with something in every table', async () => {
    const stage = await openOctavoStage(dialect, seed);
    const snapshot = await stage.snapshot();
    await stage.close();
    const empty = [...snapshot].filter(([, rows]) => rows.size === 0).map(([table]) => table);
    expect(empty).toEqual([passing]);
  });
});
