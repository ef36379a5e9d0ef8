import { expect, it } from 'vitest';
import type { Block, Page } from '../../shared/wire/content.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';

const fifty = Array.from({ length: 50 }, (_, n) => n);

async function expectDense(world: ContentWorld, count: number): Promise<void> {
  const { page_blocks } = await world.readPage();
  expect(page_blocks.map((block) => block.order)).toEqual(Array.from({ length: count }, (_, n) => n));
  expect(new Set(page_blocks.map((block) => block.id)).size).toBe(count);
}

function deleteBlock(world: ContentWorld, { id }: Block) {
  return world.editor.delete(`/api/blocks/${id}/`);
}

function moveBlock(world: ContentWorld, { id }: Block, order: number) {
  return world.editor.patch(`/api/blocks/${id}/`, { order });
}

describeOnBothDatabases('Blocks that are written at the same time', (makeWorld) => {
  it.each([
    ['without an order', () => ({})],
    ['all in the first place', () => ({ order: 0 })],
    ['each at its own position', (n: number) => ({ order: 49 - n })],
  ])('are in places 0 to 49 when fifty are created %s', async (_name, fieldsOf) => {
    const world = await makeContentWorld(makeWorld);
    await Promise.all(fifty.map((n) => world.addBlock(`${n}`, fieldsOf(n))));
    await expectDense(world, 50);
    expect(new Set(await world.texts())).toEqual(new Set(fifty.map(String)));
  });

  it('take exactly one of several requested orders', async () => {
    const world = await makeContentWorld(makeWorld);
    const ids = (await Promise.all(fifty.map((n) => world.addBlock(`${n}`)))).map(({ id }) => id);
    const orders = [ids, ids.toReversed(), ids.toSorted(), ids.toSorted().toReversed()];
    const answers = await Promise.all(
      [...orders, ...orders].map((blocks) =>
        world.editor.post<Page>(`/api/pages/${world.home.id}/reorder/`, { blocks }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await expectDense(world, 50);
    const left = (await world.readPage()).page_blocks.map((block) => block.id);
    expect(orders).toContainEqual(left);
  });

  it('leave no gap while they are created, moved, deleted, ordered, copied and published at once', async () => {
    const world = await makeContentWorld(makeWorld);
    const made = await Promise.all(fifty.map((n) => world.addBlock(`${n}`)));
    const page = `/api/pages/${world.home.id}/`;
    const { editor } = world;
    const answers = await Promise.all(
      made.map((block, n) => {
        if (n % 5 === 0) return deleteBlock(world, block);
        if (n % 5 === 1) return moveBlock(world, block, n % 9);
        if (n % 5 === 2) return world.addBlock(`new ${n}`, { order: n % 4 }).then(() => ({ status: 201 }));
        if (n % 5 === 3) return editor.post(`${page}publish/`);
        return editor.post(`${page}duplicate/`);
      }),
    );
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    await expectDense(world, 50);
    const { body } = await editor.get<{ results: Page[] }>(`/api/pages/?workspace=${world.site.id}`);
    expect(body.results).toHaveLength(11);
    for (const { id } of body.results) {
      const { page_blocks } = await world.readPage(id);
      expect(page_blocks.map((block) => block.order)).toEqual(page_blocks.map((_block, n) => n));
    }
  });
});

/** How often each of them edits. */
const edits = runsAllTests() ? 500 : 100;

/** A write that the server accepted: the revision it was based on, and the result. */
interface Accepted {
  readonly based: number;
  readonly revision: number;
  readonly text: string;
}

describeOnBothDatabases('Two editors of one block', (makeWorld) => {
  it('overwrite nothing unseen, and every text can be recovered', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('start');
    const accepted: Accepted[] = [];
    let rejections = 0;

    /** Reads, thinks, writes; after a conflict, starts again from the current version of the block. */
    const edit = async (editor: string) => {
      let seen = block;
      for (let n = 0; n < edits; n += 1) {
        const text = `${editor} ${n}`;
        for (;;) {
          await think((n * 7 + editor.length) % 3);
          const answer = await world.editor.patch<Block & { code?: string; current: Block }>(
            `/api/blocks/${block.id}/`,
            { data: { text } },
            { 'if-match': `"${seen.revision}"` },
          );
          if (answer.status === 412) {
            rejections += 1;
            expect(answer.body.code).toBe('stale_write');
            expect(answer.body.current.revision).toBeGreaterThan(seen.revision);
            seen = answer.body.current;
            continue;
          }
          const { revision, data } = bodyOf(answer, 200);
          expect(data['text']).toBe(text);
          accepted.push({ based: seen.revision, revision, text });
          seen = answer.body;
          break;
        }
      }
    };
    await Promise.all([edit('Ana'), edit('Bojan')]);

    const inOrder = accepted.toSorted((a, b) => a.revision - b.revision);
    expect(inOrder.map(({ revision }) => revision)).toEqual(inOrder.map((_write, n) => n + 2));
    expect(inOrder.every(({ based, revision }) => based === revision - 1)).toBe(true);
    expect(rejections).toBeGreaterThan(0);
    const history = await world.dependencies.db
      .selectFrom('content_history')
      .select(['revision', 'data'])
      .where('source', '=', block.id)
      .orderBy('revision')
      .execute();
    const kept = history.map(({ data }) => (JSON.parse(data) as { text: string }).text);
    expect([...kept, ...(await world.texts())]).toEqual(['start', ...inOrder.map(({ text }) => text)]);
  });
});

/** Waits for this many turns of the event loop. */
async function think(iterations: number): Promise<void> {
  for (let iteration = 0; iteration < iterations; iteration += 1)
    await new Promise((resolve) => setImmediate(resolve));
}
