import { describe, expect, it } from 'vitest';
import { fc } from '../../tools/seeded.ts';
import { until } from '../../tools/until.ts';
import { databaseKinds } from '../support/real-server.ts';
import { type Call, listAll, RejectedError, signIn } from './caller.ts';
import { startServer } from './installation.ts';
import { plan, rounds, printCounts } from './rounds.ts';

const writers = 4;

describe.each(databaseKinds)('a server on %s to which writes are sent again', (kind) => {
  it('does each of them once when it is killed, whichever answer is lost', async () => {
    const server = await startServer(kind);
    const call = await signIn(server.url);
    const answered = new Map<string, string>();
    const lost: string[] = [];
    let named = 0;
    const kills = plan(rounds(1, 100), fc.integer({ min: writers, max: 20 }));
    for (const writes of kills) {
      const enough = answered.size + writes;
      const writing = Array.from({ length: writers }, async () => {
        for (;;) {
          const title = `retry ${named++}`;
          const id = await makeUnlessGone(call, title);
          if (id === undefined) return lost.push(title);
          answered.set(title, id);
        }
      });
      await until(() => answered.size >= enough);
      await server.kill();
      await Promise.all(writing);
      await server.restart();
      for (const title of lost.splice(0)) answered.set(title, await make(call, title));
    }
    printCounts({ writes: answered.size });
    for (const [title, id] of answered) expect(await make(call, title), title).toBe(id);
    await expectOnce(call, answered);
  });
});

/** Makes a workspace, with its title as the key, and returns its id. */
async function make(call: Call, title: string): Promise<string> {
  const sent = { body: { type: 'BLOG', title }, headers: { 'idempotency-key': title } };
  return (await call<{ id: string }>('workspaces/', sent)).id;
}

/** Undefined if the server ended before its answer was complete. */
async function makeUnlessGone(call: Call, title: string): Promise<string | undefined> {
  try {
    return await make(call, title);
  } catch (error) {
    if (error instanceof RejectedError) throw error;
    return undefined;
  }
}

/** Exactly the workspaces that were answered exist. */
async function expectOnce(call: Call, answered: ReadonlyMap<string, string>): Promise<void> {
  const all = await listAll<{ id: string; title: string }>(call, 'workspaces/?');
  const stored = all.filter(({ title }) => title.startsWith('retry '));
  expect(new Map(stored.map(({ title, id }) => [title, id]))).toEqual(answered);
  expect(stored).toHaveLength(answered.size);
}
