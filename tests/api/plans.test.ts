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
  it('say what they would do and change nothing', async () => {
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

  it('replace a field without loss, and back', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    await world.addBlock('two');
    const before = await world.stored();
    const page = await world.readPage();
    const applied = await world.apply(await world.make([retype]));
    expect(applied).toMatchObject({ state: 'done', live: 'when_published', failure_count: 0 });
    expect(applied.applied_by?.id).toBe(world.administrator.id);
    expect(await world.stored()).toEqual(['{"words":"one"}', '{"words":"two"}']);
    const changed = await world.readPage();
    expect(changed.page_blocks.map(({ data }) => data)).toEqual([{ words: 'one' }, { words: 'two' }]);
    expect(changed.page_blocks.map(({ revision }) => revision)).toEqual([1, 1]);
    const undone = await world.undo(applied);
    expect(undone).toMatchObject({ state: 'undone', undone_by: { id: world.administrator.id } });
    expect(await world.stored()).toEqual(before);
    const back = page.page_blocks.map((block) => ({ ...block, shape: 2 }));
    expect((await world.readPage()).page_blocks).toEqual(back);
    const model = await world.call<BlockContentModel>('GET', `/api/block-content-models/${world.note.id}/`, {
      as: world.administrator,
    });
    expect(model.body).toMatchObject({ ...world.note, revision: 3, shape: 2 });
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

  it('leave live pages as they are until they are published, or change them at once', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
    const block = await world.addBlock('live');
    await world.publish();
    await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { text: 'draft' } },
    });
    const first = await world.apply(await world.make([retype]));
    expect(await world.live(apiKey)).toEqual([{ text: 'live' }]);
    await world.undo(first);
    const second = await world.apply(await world.make([retype]), { live: 'at_once' });
    expect(second).toMatchObject({ state: 'done', live: 'at_once' });
    expect(await world.live(apiKey)).toEqual([{ words: 'live' }]);
    expect(await world.readPage()).toMatchObject({
      has_unpublished_changes: true,
      page_blocks: [{ data: { words_2: 'draft' } }],
    });
    await world.undo(second);
    expect(await world.live(apiKey)).toEqual([{ text: 'live' }]);
    await world.publish();
    expect(await world.live(apiKey)).toEqual([{ text: 'draft' }]);
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
    expect(bodyOf(await apply(), 200)).toMatchObject({ state: 'done', live: 'when_published' });
  });

  it('change components for everybody at once', async () => {
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

  it('carry samples of the type along, and give them back', async () => {
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

  it('gather numbered fields into a list, which is delivered flat, and back', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
    const numbered = Object.fromEntries(
      [1, 2].flatMap((n) => [
        [`question_${n}`, { ...textField, field_title: `Question ${n}`, order: 2 * n }],
        [`answer_${n}`, { ...textField, field_title: `Answer ${n}`, order: 2 * n + 1 }],
      ]),
    );
    const model = await world.addModel(numbered);
    const data = { question_1: 'Why?', answer_1: 'So.', question_2: '', answer_2: '' };
    const block = await world.addBlock('', { block_content_model: model.id, data });
    const columns = { question: 'question_#', answer: 'answer_#' };
    const plan = await world.make(
      [{ op: 'gather', columns, to: 'questions', title: 'Questions' }],
      {},
      model.id,
    );
    const applied = await world.apply(plan);
    const read = async () => (await world.readPage()).page_blocks[0]?.data;
    const gathered = await read();
    expect(gathered).toMatchObject({ questions: [{ data: { question: 'Why?', answer: 'So.' } }] });
    const saved = await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: gathered },
    });
    expect(saved.status).toBe(200);
    await world.publish();
    expect(await world.live(apiKey)).toEqual([{ questions: [{ question: 'Why?', answer: 'So.' }] }]);
    await world.undo(applied);
    expect(await read()).toEqual(data);
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
  });
});
