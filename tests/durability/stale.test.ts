import { describe, expect, it, onTestFinished } from 'vitest';
import type { Block, Page } from '../../shared/wire/content.ts';
import { fc } from '../../tools/seeded.ts';
import { databaseKinds, startRealServer } from '../support/real-server.ts';
import { signInToApi } from './author.ts';
import { type Call, RejectedError } from './caller.ts';
import { plan, rounds, tell } from './rounds.ts';

/** An accepted write and the revision that its author had seen. */
interface Accepted {
  readonly seen: number;
  readonly revision: number;
  readonly title: string;
}

/**
 * Who has seen whose write before both write at the same time: everybody the newest version; or one of them still an
 * older one.
 */
const situations = fc.constantFrom('both see the newest', 'the first is late', 'the second is late');

describe.each(databaseKinds)('two editors of one block, on %s', (kind) => {
  it('never overwrite changes that they have not seen', async () => {
    const server = await startRealServer(kind);
    onTestFinished(() => server.remove());
    const author = await signInToApi(server.url);
    const { call } = author;
    let newest = await author.addBlock(await author.makePage(), 'Start');
    const accepted: Accepted[] = [];
    let rejected = 0;
    let number = 0;
    const write = async (seen: Block) => {
      const title = `Write ${(number += 1)}`;
      const answer = await change(call, seen, title);
      if (answer === undefined) return void (rejected += 1);
      accepted.push({ seen: seen.revision, revision: answer.revision, title });
    };
    for (const situation of plan(rounds(20, 1000), situations)) {
      const old = newest;
      if (situation !== 'both see the newest') await write(newest);
      const seen = await readBlock(call, newest);
      const late = situation === 'the first is late' ? [old, seen] : [seen, old];
      await Promise.all((situation === 'both see the newest' ? [seen, seen] : late).map(write));
      newest = await readBlock(call, newest);
      expect(newest.data['title']).toBe(accepted.at(-1)?.title);
    }
    // Each is based on the one right before it, so none has replaced a text that its author had not seen.
    const inOrder = accepted.toSorted((a, b) => a.revision - b.revision);
    expect(inOrder.map(({ seen }) => seen)).toEqual(inOrder.map(({ revision }) => revision - 1));
    expect(inOrder.map(({ revision }) => revision)).toEqual(inOrder.map((_write, place) => place + 2));
    expect(newest.data['title']).toBe(inOrder.at(-1)?.title);
    // Of the two at the same time, one always loses.
    expect(rejected).toBeGreaterThan(0);
    tell({ accepted: accepted.length, rejected, overwritten: 0 });
  });
});

async function readBlock(call: Call, { id, page }: Block): Promise<Block> {
  const { page_blocks } = await call<Page>(`pages/${page}/`);
  const found = page_blocks.find((block) => block.id === id);
  if (found === undefined) throw new Error('The block is gone.');
  return found;
}

/** Undefined if another author wrote since; the answer then has their version. */
async function change(call: Call, { id, revision }: Block, title: string): Promise<Block | undefined> {
  try {
    return await call<Block>(`blocks/${id}/`, {
      method: 'PATCH',
      headers: { 'if-match': `"${revision}"` },
      body: { data: { title, text: 'Always' } },
    });
  } catch (error) {
    if (error instanceof RejectedError && error.status === 412) return undefined;
    throw error;
  }
}
