import { describe, expect, it } from 'vitest';
import { runFuzz } from './run-fuzz.ts';
import type { AllowedEffect } from './stage/stage.ts';
import { openNoteStage, type NoteFaults } from './testing/note-stage.ts';

/** The findings in a small application with these faults; the run is the same each time. */
function fuzzNotes(faults: NoteFaults, allowed: readonly AllowedEffect[] = []) {
  return runFuzz({
    openStage: () => openNoteStage(faults, allowed),
    requests: 800,
    seed: 7,
    stopAfter: 1,
    shrinkTries: 1000,
  });
}

describe('the fuzzer', () => {
  it('finds nothing in a sound application, and reaches everything', async () => {
    const { tally, faults } = await fuzzNotes({});
    expect(faults).toEqual([]);
    expect(tally.requests).toBeGreaterThanOrEqual(800);
    expect(Object.values(tally.operations).filter(({ succeeded }) => succeeded === 0)).toEqual([]);
  });

  it.each<[string, NoteFaults, RegExp]>([
    ['a failure', { failsOnLongText: true }, /^a 500 at PATCH/],
    ['a secret in an answer', { tellsToken: true }, /^a token in an answer/],
    ['a secret in the log', { logsCredentials: true }, /^a token in the log$/],
    ['a change to somebody else’s data', { trustsIds: true }, /^rows of others changed in notes$/],
    ['a stack in a refusal', { showsStack: true }, /^a stack in an answer/],
    ['a rejection without a code', { rejectsLoosely: true }, /^a rejection of another shape/],
  ])('finds %s', async (_what, planted, rule) => {
    const { faults } = await fuzzNotes(planted);
    expect(faults.map((fault) => fault.rule)).toEqual([expect.stringMatching(rule)]);
  });

  it('shrinks a fault to the request that shows it, and replays it by seed and path', async () => {
    const { faults } = await fuzzNotes({ trustsIds: true });
    const [fault] = faults;
    expect(fault?.description.match(/^curl /gm)).toHaveLength(1);
    expect(fault?.description).toContain("-X PATCH 'http://localhost:3000/api/notes/theirs");
    const again = await runFuzz({
      openStage: () => openNoteStage({ trustsIds: true }),
      requests: 800,
      seed: fault?.seed ?? 0,
      path: fault?.path ?? '',
    });
    expect(again.faults.map(({ rule }) => rule)).toEqual(['rows of others changed in notes']);
    expect(again.tally.requests).toBeLessThan(60);
  });

  it('allows a permitted change, and no other', async () => {
    const effect = { operation: /^PATCH /, tables: ['notes'], why: 'Notes are everybody’s here.' };
    const excused = await fuzzNotes({ trustsIds: true }, [{ ...effect, actor: 'anybody' }]);
    expect(excused.faults).toEqual([]);
    const unrelated = await fuzzNotes({ trustsIds: true }, [
      { ...effect, actor: 'anybody', operation: /^POST / },
    ]);
    expect(unrelated.faults.map(({ rule }) => rule)).toEqual(['rows of others changed in notes']);
  });
});
