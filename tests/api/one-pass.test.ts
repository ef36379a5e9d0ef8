import { expect, it, onTestFinished, vi } from 'vitest';
import type { FieldPlugin } from '../../field-plugins/sdk/contract/field.ts';
import type { Block } from '../../shared/wire/content.ts';
import { brittleField, registryWithBrittle } from '../../src/editor/testing/brittle-field.ts';
import { describeOnBothDatabases, type MakeWorld } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField, type ContentWorld } from './content-world.ts';

type Asked = Partial<Record<'check' | 'references' | 'refresh' | 'upgrade', unknown[]>>;

/** A site whose model has a text, links, and a field whose plugin records the calls it gets. */
async function makeSite(makeWorld: MakeWorld) {
  const asked: Asked = {};
  const note = (member: keyof Asked, value: unknown) => void (asked[member] ??= []).push(value);
  const members: Partial<FieldPlugin> = {
    check: (value) => (note('check', value), []),
    references: (value) => (note('references', value), { media: [], pages: [] }),
    refresh: (value) => (note('refresh', value), value),
    upgrade: (value) => (note('upgrade', value), value),
  };
  const world = await makeContentWorld(makeWorld, { overrides: { registry: registryWithBrittle(members) } });
  const links = { ...textField, field_type: 'link' };
  const fields = { text: textField, links, brittle: brittleField };
  return {
    ...world,
    links: [linkTo(world.home)],
    page: await world.addModel(fields),
    shared: await world.addModel(fields, { content_model_type: 'COMPONENT' }),
    /** Records the plugin's calls and the statements that run during an action. */
    async watch(run: () => Promise<unknown>) {
      for (const member of Object.keys(asked) as (keyof Asked)[]) delete asked[member];
      const statements = await statementsOf(world, run);
      return { asked: { ...asked }, statements };
    },
  };
}

/** The statements that the application runs meanwhile, inside and outside transactions, each by its first words. */
async function statementsOf(world: ContentWorld, run: () => Promise<unknown>): Promise<readonly string[]> {
  // Transactions have their own executor; it shares the prototype, as other applications in this process do, and the adapter.
  const executor = world.dependencies.db.getExecutor();
  let owner: object = executor;
  while (!Object.hasOwn(owner, 'executeQuery')) owner = Object.getPrototypeOf(owner) as object;
  const spy = vi.spyOn(owner as Pick<typeof executor, 'executeQuery'>, 'executeQuery');
  onTestFinished(() => spy.mockRestore());
  await run();
  const contexts = spy.mock.contexts as (typeof executor)[];
  const own = spy.mock.calls.filter((_, n) => contexts[n]?.adapter === executor.adapter);
  const found = own.map(([{ sql }]) => {
    const outer = sql.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
    return outer.replace(/^(\w+)(?:.*? (?:from|into))? "(\w+)".*$/s, '$1 $2');
  });
  spy.mockRestore();
  return found;
}

describeOnBothDatabases('One pass over the saved data', (makeWorld) => {
  it('calls a plugin once for each value of a block, and queries nothing that is already known', async () => {
    const site = await makeSite(makeWorld);
    const stored = { text: 'one', links: site.links, brittle: { n: 1 } };
    const block = await site.addBlock('', { block_content_model: site.page.id, data: stored });
    const data = { text: 'two', links: site.links, brittle: { n: 2 } };
    let saved: Block | undefined;
    const { asked, statements } = await site.watch(async () => {
      const answer = site.editor.patch<Block>(`/api/blocks/${block.id}/`, { data });
      saved = bodyOf(await answer, 200);
    });
    expect(asked).toEqual({
      ...{ check: [{ n: 2 }], references: [{ n: 2 }, { n: 1 }], refresh: [{ n: 2 }] },
      upgrade: [{ n: 2 }, { n: 1 }],
    });
    expect(statements).toEqual([
      'select sessions', // the session
      'select pages', // locked, so that writes to a page come one after another
      'select blocks',
      'select pages', // the link targets, locked until everything is written
      'insert content_history',
      'update blocks',
      'update pages',
      'insert workspace_usage', // the bytes of history
    ]);
    const read = await site.editor.get<Block>(`/api/blocks/${block.id}/`);
    expect(saved).toEqual(bodyOf(read, 200));
  });

  it('reads a page in few statements, with any number of blocks', async () => {
    const site = await makeSite(makeWorld);
    const data = { text: 'one', links: site.links, brittle: { n: 1 } };
    for (let n = 0; n < 20; n += 1) await site.addBlock('', { block_content_model: site.page.id, data });
    const { statements } = await site.watch(() => site.readPage());
    expect(statements).toEqual([
      'select sessions',
      'select pages',
      'select blocks',
      'select media', // the targets, pages too
    ]);
  });
});
