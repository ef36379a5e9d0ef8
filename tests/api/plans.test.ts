import { expect, it } from 'vitest';
import { findWrongCounts } from '../../server/modules/usage/service.ts';
import { fillPlan } from '../../server/modules/plans/fill-plan.ts';
import type { Block, BlockContentModel, Component } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld, unnamed } from './planned-world.ts';

const longText = { ...textField, field_type: 'textarea' };

const retype = { op: 'retype', field: 'text', to: 'words', field_type: 'textarea', field_values: null };

describeOnBothDatabases('Plans', (makeWorld) => {
  it('list their effects and change nothing', async () => {
    const world = await makePlannedWorld(makeWorld);
    const blocks = [await world.addBlock('yes'), await world.addBlock('true'), await world.addBlock('')];
    await world.publish();
    const before = await world.stored();
    const plan = await world.make([
      { op: 'retype', field: 'text', field_type: 'checkbox', field_values: null },
    ]);
    expect(plan).toMatchObject({
      block_content_model: world.note.id,
      model_revision: 1,
      state: 'draft',
      counts: { blocks: 3, pages: 1, live_pages: 1, components: 0, workspaces: 1 },
      created_by: { id: world.administrator.id },
      applied_at: null,
      failure_count: 2,
    });
    const failure = {
      operation: 0,
      field: 'text',
      path: [],
      value: '"yes"',
      reason: 'refused',
      becomes: 'aside',
    };
    const place = { id: blocks[0]?.id, page: world.home.id, workspace: world.site.id };
    expect(unnamed(plan)).toEqual([
      { ...failure, ...place, kind: 'block' },
      { ...failure, ...place, kind: 'live_page' },
    ]);
    expect(await world.stored()).toEqual(before);
    const model = await world.call<BlockContentModel>('GET', `/api/block-content-models/${world.note.id}/`, {
      as: world.administrator,
    });
    expect(model.body).toEqual(world.note);
    const list = await world.call('GET', world.at(world.note.id), { as: world.administrator });
    expect(list.body).toEqual({ ...list.body, count: 1, results: [{ ...plan, failures: unnamed(plan) }] });
  });

  it('are read as if they were finished while they run, and go on where they were interrupted', async () => {
    const world = await makePlannedWorld(makeWorld);
    const [first, second] = [await world.addBlock('one'), await world.addBlock('two')];
    const before = await world.stored();
    const { id } = await world.apply(await world.make([retype]));
    const { db } = world.dependencies;
    // As if the process had been killed before it rewrote the rows.
    const interrupt = async (state: 'running' | 'undoing', shape: number, data: readonly string[]) => {
      await db.updateTable('plans').set({ state }).where('id', '=', id).execute();
      for (const [at, block] of [first, second].entries())
        await db
          .updateTable('blocks')
          .set({ shape, data: data[at] ?? '' })
          .where('id', '=', block.id)
          .execute();
    };
    await interrupt('running', 0, before);
    const words = [{ words: 'one' }, { words: 'two' }];
    expect((await world.readPage()).page_blocks.map(({ data }) => data)).toEqual(words);
    const edited = await world.call<Block>('PATCH', `/api/blocks/${second.id}/`, {
      as: world.editor,
      body: { data: { words: 'zwei' } },
    });
    expect(edited.status).toBe(200);
    const url = `${world.at(world.note.id)}${id}/undo/`;
    expect((await world.call('POST', url, { as: world.administrator })).body['code']).toBe('plan_busy');
    expect(await fillPlan(world.dependencies, id)).toBe(true);
    expect(await world.stored()).toEqual(['{"words":"one"}', '{"words":"zwei"}']);
    const after = await world.stored();
    await world.call('POST', url, { as: world.administrator });
    await interrupt('undoing', 1, after);
    expect((await world.readPage()).page_blocks.map(({ data }) => data)).toEqual([
      { text: 'one' },
      { text: 'zwei' },
    ]);
    expect(await fillPlan(world.dependencies, id)).toBe(true);
    expect(await world.stored()).toEqual(['{"text":"one"}', '{"text":"zwei"}']);
  });

  it('list a value that was saved while they were applied', async () => {
    const world = await makePlannedWorld(makeWorld);
    const [block] = [await world.addBlock('12'), await world.addBlock('about 7')];
    const toNumber = { op: 'retype', field: 'text', field_type: 'number', field_values: null };
    const plan = await world.apply(await world.make([toNumber]));
    expect(plan.failure_count).toBe(1);
    const { db } = world.dependencies;
    // As if the first block had been saved after the dry run, and the process killed before it rewrote the rows.
    await db.updateTable('plans').set({ state: 'running' }).where('id', '=', plan.id).execute();
    await db.updateTable('blocks').set({ shape: 0 }).execute();
    const data = JSON.stringify({ text: 'x13' });
    await db.updateTable('blocks').set({ data }).where('id', '=', block.id).execute();
    expect(await fillPlan(world.dependencies, plan.id)).toBe(true);
    const { body } = await world.call<Plan>('GET', `${world.at(world.note.id)}${plan.id}/`, {
      as: world.administrator,
    });
    expect(body.failure_count).toBe(2);
    expect(body.failures.map(({ kind, value, becomes }) => [kind, value, becomes])).toEqual([
      ['block', '"about 7"', 'aside'],
      ['block', '"x13"', 'aside'],
    ]);
  });

  it('are applied with the defaults if the call has no body', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    const { id } = await world.make([retype]);
    const apply = (body?: object) =>
      world.call<Plan>('POST', `${world.at(world.note.id)}${id}/apply/`, {
        as: world.administrator,
        ...(body !== undefined && { body }),
      });
    for (const [wrong, member] of [
      [{ live: 'never' }, 'live'],
      [{ love: 'at_once' }, 'love'],
    ] as const) {
      const rejected = await apply(wrong);
      expect([rejected.status, Object.keys(rejected.body)]).toEqual([400, [member]]);
    }
    expect(bodyOf(await apply(), 200)).toMatchObject({
      ...{ state: 'done', live: 'when_published' },
      applied_by: { id: world.administrator.id },
    });
  });

  it('change components for all visitors at once', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
    const model = await world.addModel(
      { text: longText },
      { content_model_type: 'COMPONENT', name: 'Colophon' },
    );
    const body = { workspace: world.site.id, block_content_model: model.id, data: { text: 'hello' } };
    const made = bodyOf(
      await world.call<Component>('POST', '/api/components/', { as: world.editor, body }),
      201,
    );
    const site = async () => {
      const answer = await world.call<{ components: unknown }>('GET', '/api/delivery/site/', {
        as: { apiKey },
      });
      return bodyOf(answer, 200).components;
    };
    expect(await site()).toEqual({ Colophon: { text: 'hello' } });
    const plan = await world.make([retype], {}, model.id);
    expect(plan.counts).toEqual({ blocks: 0, pages: 0, live_pages: 0, components: 1, workspaces: 1 });
    await world.apply(plan);
    expect(await site()).toEqual({ Colophon: { words: 'hello' } });
    const read = await world.call<Component>('GET', `/api/components/${made.id}/`, { as: world.editor });
    expect(read.body).toMatchObject({ data: { words: 'hello' }, revision: 1 });
  });

  it('migrate samples of the type, and restore them', async () => {
    const world = await makePlannedWorld(makeWorld);
    const url = `/api/block-content-models/${world.note.id}/`;
    const samples = [
      { name: 'First', data: { text: '12' } },
      { name: 'Second', data: { text: 'words' } },
      { name: 'Third', data: { text: '3.0' } },
    ];
    const change = async (body: object) =>
      bodyOf(await world.call<BlockContentModel>('PATCH', url, { as: world.administrator, body }), 200);
    const read = async () =>
      bodyOf(await world.call<BlockContentModel>('GET', url, { as: world.administrator }), 200).samples;
    await change({ samples });
    const plan = await world.apply(
      await world.make([retype, { op: 'retype', field: 'words', field_type: 'number', field_values: null }]),
    );
    const values = async () => ((await read()) ?? []).map(({ name, data }) => [name, data]);
    expect(await values()).toEqual([
      ['First', { words_2: 12 }],
      ['Second', {}],
      ['Third', { words_2: 3 }],
    ]);
    expect((await world.undo(plan)).state).toBe('undone');
    expect(await values()).toEqual([
      ['First', { text: '12' }],
      ['Second', { text: 'words' }],
      ['Third', { text: '3.0' }],
    ]);
    const again = await world.apply(await world.make([retype]));
    await change({ samples: [{ name: 'Another', data: { words_3: 'new' } }] });
    await world.undo(again);
    expect(await values()).toEqual([['Another', { text: 'new' }]]);
  });

  it('leave the counts of bytes right, also of new live versions', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('yes');
    await world.addBlock('no');
    await world.publish();
    const wrong: unknown[] = [];
    const check = () => findWrongCounts(world.dependencies, (count) => void wrong.push(count));
    const operations = [{ op: 'retype', field: 'text', field_type: 'checkbox', field_values: null }];
    const plan = await world.apply(await world.make(operations), { live: 'at_once' });
    await check();
    expect(wrong).toEqual([]);
    expect((await world.readPage()).has_unpublished_changes).toBe(false);
    await world.undo(plan);
    await check();
    expect(wrong).toEqual([]);
    expect((await world.readPage()).has_unpublished_changes).toBe(false);
  });
});
