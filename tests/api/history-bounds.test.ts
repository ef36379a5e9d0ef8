import { expect, it } from 'vitest';
import { boundHistory, pruneHistory } from '../../server/modules/expiry/history.ts';
import { storedBytes } from '../../server/platform/database/idempotency-records.ts';
import type { Component, PageVersion } from '../../shared/wire/content.ts';
import { describeOnBothDatabases, type Member, type World } from '../support/world.ts';
import { bodyOf, makeContentWorld, textField, type ContentWorld } from './content-world.ts';

describeOnBothDatabases('Publishing', (makeWorld) => {
  it('makes a new version only if something has changed', async () => {
    const world = await makeContentWorld(makeWorld);
    const block = await world.addBlock('one');
    const numbers = async () => (await versions(world)).map(({ version }) => version);
    await publish(world);
    await publish(world);
    expect(await numbers()).toEqual([1]);
    await edit(world, block.id, 'two');
    await publish(world);
    await publish(world);
    expect(await numbers()).toEqual([2, 1]);
    await change(world, { in_draft: true });
    await publish(world);
    expect(await numbers()).toEqual([2, 1]);
    expect(await world.readPage()).toMatchObject({ in_draft: false, has_unpublished_changes: false });
    await change(world, { title: 'Another' });
    await publish(world);
    await change(world, { url_path: '/another' });
    await publish(world);
    expect(await numbers()).toEqual([4, 3, 2, 1]);
    const admin = await world.admin();
    const content_model = { text: { ...textField, field_title: 'Other' } };
    await admin.change(`/api/block-content-models/${world.note.id}/`, { content_model });
    await publish(world);
    expect(await numbers()).toEqual([5, 4, 3, 2, 1]);
  });
});

describeOnBothDatabases('The history of a workspace', (makeWorld) => {
  /** Bounds the history to about ten thousand bytes. */
  const env = { OCTAVO_MAX_HISTORY_MB: '0.01', OCTAVO_KEEP_HISTORY_DAYS: '3' };

  it('is bounded: its oldest states and versions go first, and live ones stay', async () => {
    const world = await makeContentWorld(makeWorld, { env });
    const block = await world.addBlock('0');
    const other = await world.page(world.editor, world.site.id, { url_path: '/other' });
    await publish(world, other.id);
    for (let n = 1; n <= 8; n += 1) {
      world.pass(1000);
      await edit(world, block.id, `${n}${'x'.repeat(1500)}`);
      await publish(world);
    }
    const before = await stored(world);
    expect(before.counted).toBeGreaterThan(20_000);
    await boundHistory.run(world.dependencies);
    const after = await stored(world);
    expect(after.counted).toBeLessThanOrEqual(10_486);
    expect(after.counted).toBeGreaterThan(6000);
    expect(after.states).toEqual(before.states.slice(before.states.length - after.states.length));
    expect(after.states.length).toBeGreaterThan(0);
    const left = (await versions(world)).map(({ version }) => version);
    expect(left).toEqual([8, 7, 6, 5, 4, 3, 2, 1].slice(0, left.length));
    expect(await versions(world, other.id)).toHaveLength(1);
    await boundHistory.run(world.dependencies);
    expect(await stored(world)).toEqual(after);
  });

  it('keeps the live version, even above its bound', async () => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_HISTORY_MB: '0.0001' } });
    await world.addBlock('one');
    await publish(world);
    await boundHistory.run(world.dependencies);
    expect(await versions(world)).toHaveLength(1);
    expect(await stored(world)).toMatchObject({ states: [] });
  });

  it('is counted by every write and removal', async () => {
    const world = await makeContentWorld(makeWorld, { env });
    const [kept, gone] = [await world.addBlock('kept'), await world.addBlock('gone')];
    const counts: number[] = [];
    const expectCounted = async () => {
      const { counted, actual } = await stored(world);
      expect(counted).toBe(actual);
      counts.push(counted);
    };
    await publish(world);
    await expectCounted();
    await edit(world, kept.id, 'жшћ');
    await expectCounted();
    await world.editor.delete(`/api/blocks/${gone.id}/`);
    await expectCounted();
    await world.editor.post(`/api/pages/${world.home.id}/versions/1/restore/`);
    await expectCounted();
    await change(world, { title: 'Another' });
    await expectCounted();
    const model = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
    const body = { workspace: world.site.id, block_content_model: model.id, data: { text: 'one' } };
    const component = await world.editor.create<Component>('/api/components/', body);
    const address = `/api/components/${component.id}/`;
    await world.editor.change(address, { data: { text: 'two' } });
    await expectCounted();
    await world.editor.delete(address);
    await expectCounted();
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
    await world.editor.delete(`/api/pages/${world.home.id}/`);
    await expectCounted();
    world.pass(5 * 86_400_000);
    await pruneHistory.run(world.dependencies);
    await expectCounted();
    expect(counts.at(-1)).toBe(0);
  });
});

describeOnBothDatabases('A user', (makeWorld) => {
  it('has the answers of the newest calls kept for retries, up to a number of bytes', async () => {
    const world = await makeWorld();
    const user = await world.user();
    const { db } = world.dependencies;
    const first = await makeWorkspace(world, user, 'first');
    const row = await db.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow();
    expect(row.written).toBeGreaterThan(row.answer_cipher.length);
    // Simulates many more calls.
    const later = { ...row, key: 'later', written: row.written + storedBytes - 100 };
    await db.insertInto('idempotency_keys').values(later).execute();
    expect((await makeWorkspace(world, user, 'first')).body['id']).toBe(first.body['id']);
    const second = await makeWorkspace(world, user, 'second');
    const keys = await db.selectFrom('idempotency_keys').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(['later', 'second']);
    expect((await makeWorkspace(world, user, 'second')).body['id']).toBe(second.body['id']);
  });
});

function makeWorkspace(world: World, caller: Member, key: string) {
  return caller.post('/api/workspaces/', { type: 'BLOG', title: 'x' }, { 'idempotency-key': key });
}

async function publish(world: ContentWorld, page?: string): Promise<void> {
  bodyOf(await world.publish(page), 200);
}

async function edit({ editor }: ContentWorld, block: string, text: string): Promise<void> {
  await editor.change(`/api/blocks/${block}/`, { data: { text } });
}

async function change({ editor, home }: ContentWorld, body: object): Promise<void> {
  await editor.change(`/api/pages/${home.id}/`, body);
}

/** The versions of a page, newest first. */
async function versions(world: ContentWorld, page = world.home.id): Promise<PageVersion[]> {
  return (await world.editor.read<{ results: PageVersion[] }>(`/api/pages/${page}/versions/`)).results;
}

/** The recorded and the actual size of the workspace's history, and its former states, oldest first. */
async function stored({ dependencies: { db }, site }: ContentWorld) {
  const usage = await db
    .selectFrom('workspace_usage')
    .select('history_bytes')
    .where('workspace', '=', site.id)
    .executeTakeFirstOrThrow();
  const states = await db
    .selectFrom('content_history')
    .select(['data', 'replaced_at'])
    .where('workspace', '=', site.id)
    .orderBy('replaced_at')
    .execute();
  const published = await db
    .selectFrom('page_versions')
    .select('blocks')
    .where('workspace', '=', site.id)
    .execute();
  const texts = [...states.map(({ data }) => data), ...published.map(({ blocks }) => blocks)];
  const actual = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 300, 0);
  return { counted: usage.history_bytes, actual, states: states.map(({ data }) => data) };
}
