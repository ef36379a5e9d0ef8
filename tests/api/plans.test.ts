import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import { findWrongCounts } from '../../server/modules/usage/service.ts';
import { fillPlan } from '../../server/modules/plans/fill-plan.ts';
import type { Block, BlockContentModel, Component, Page } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld, unnamed } from './planned-world.ts';

const longText = { ...textField, field_type: 'textarea' };

const rename = { op: 'rename', field: 'text', to: 'words' };

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

  it('rename a field without loss, and back byte for byte', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    await world.addBlock('two');
    const before = await world.stored();
    const page = await world.readPage();
    const applied = await world.apply(await world.make([rename]));
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
    expect(model.body).toEqual({ ...world.note, revision: 3, shape: 2 });
  });

  it('are read as if they were finished while they run, and go on where they were interrupted', async () => {
    const world = await makePlannedWorld(makeWorld);
    const [first, second] = [await world.addBlock('one'), await world.addBlock('two')];
    const before = await world.stored();
    const { id } = await world.apply(await world.make([rename]));
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
    await db.deleteFrom('plan_rows').execute();
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

  it('keep what does not convert, and put it back', async () => {
    const world = await makePlannedWorld(makeWorld);
    for (const text of ['yes', 'true', ' false ', '']) await world.addBlock(text);
    const before = await world.stored();
    const planned = await world.make([
      { op: 'retype', field: 'text', field_type: 'checkbox', field_values: null },
    ]);
    const applied = await world.apply(planned);
    expect(unnamed(applied)).toEqual(unnamed(planned));
    expect(await world.stored()).toEqual(['{}', '{"text":true}', '{"text":false}', '{}']);
    await world.undo(applied);
    expect(await world.stored()).toEqual(before);
  });

  it('leave live pages as they are until they are published, or change them at once', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { api_key: apiKey } = await world.access(world.editor, world.site.id);
    const block = await world.addBlock('live');
    await world.publish();
    await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { text: 'draft' } },
    });
    const first = await world.apply(await world.make([rename]));
    expect(await world.live(apiKey)).toEqual([{ text: 'live' }]);
    await world.undo(first);
    const second = await world.apply(await world.make([rename]), { live: 'at_once' });
    expect(second).toMatchObject({ state: 'done', live: 'at_once' });
    expect(await world.live(apiKey)).toEqual([{ words: 'live' }]);
    expect(await world.readPage()).toMatchObject({
      has_unpublished_changes: true,
      page_blocks: [{ data: { words: 'draft' } }],
    });
    await world.undo(second);
    expect(await world.live(apiKey)).toEqual([{ text: 'live' }]);
    await world.publish();
    expect(await world.live(apiKey)).toEqual([{ text: 'draft' }]);
  });

  it('leave a page that was published since as it is when they are undone, with changes to publish', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { api_key: apiKey } = await world.access(world.editor, world.site.id);
    const block = await world.addBlock('live');
    await world.publish();
    const first = await world.apply(await world.make([rename]), { live: 'at_once' });
    await world.undo(first);
    expect(await world.live(apiKey)).toEqual([{ text: 'live' }]);
    expect((await world.readPage()).has_unpublished_changes).toBe(false);
    const second = await world.apply(await world.make([rename]), { live: 'at_once' });
    const body = { data: { words: 'published' } };
    await world.call('PATCH', `/api/blocks/${block.id}/`, { as: world.editor, body });
    await world.publish();
    await world.undo(second);
    expect(await world.live(apiKey)).toEqual([{ words: 'published' }]);
    expect(await world.readPage()).toMatchObject({
      has_unpublished_changes: true,
      page_blocks: [{ data: { text: 'published' } }],
    });
    await world.publish();
    expect(await world.live(apiKey)).toEqual([{ text: 'published' }]);
  });

  it('are applied with the defaults if the call has no body', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    const { id } = await world.make([rename]);
    const apply = (body?: object) =>
      world.call<Plan>('POST', `${world.at(world.note.id)}${id}/apply/`, {
        as: world.administrator,
        ...(body !== undefined && { body }),
      });
    for (const [wrong, member] of [
      [{ live: 'never' }, 'live'],
      [{ love: 'at_once' }, 'love'],
    ] as const) {
      const refused = await apply(wrong);
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, [member]]);
    }
    expect(bodyOf(await apply(), 200)).toMatchObject({ state: 'done', live: 'when_published' });
  });

  it('carry former versions along when they are restored', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('first');
    await world.publish();
    await world.call('DELETE', `/api/blocks/${block.id}/`, { as: world.editor });
    await world.apply(await world.make([rename]));
    const restored = await world.call<Page>('POST', `/api/pages/${world.home.id}/versions/1/restore/`, {
      as: world.editor,
    });
    expect(bodyOf(restored, 200).page_blocks.map(({ data }) => data)).toEqual([{ words: 'first' }]);
  });

  it('change components for everybody at once', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { api_key: apiKey } = await world.access(world.editor, world.site.id);
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
    const plan = await world.make([rename], {}, model.id);
    expect(plan.counts).toEqual({ blocks: 0, pages: 0, live_pages: 0, components: 1, workspaces: 1 });
    await world.apply(plan);
    expect(await site()).toEqual({ Colophon: { words: 'hello' } });
    const read = await world.call<Component>('GET', `/api/components/${made.id}/`, { as: world.editor });
    expect(read.body).toMatchObject({ data: { words: 'hello' }, revision: 1 });
  });

  it('stop where that was decided, until nothing is in the way', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('much too long');
    const shorten = { op: 'options', field: 'text', field_values: { max_length: 4 } };
    const plan = await world.make([shorten], { decisions: { 0: 'stop' } });
    const url = `${world.at(world.note.id)}${plan.id}/apply/`;
    const refused = await world.call('POST', url, { as: world.administrator, body: {} });
    expect([refused.status, refused.body['code']]).toEqual([409, 'plan_stopped']);
    await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { text: 'ok' } },
    });
    expect((await world.apply(plan)).state).toBe('done');
  });

  it('are refused once the block type has changed, and when they are settled', async () => {
    const world = await makePlannedWorld(makeWorld);
    const plan = await world.make([rename]);
    const other = await world.make([rename]);
    const post = async (path: string) => {
      const answer = await world.call('POST', `${world.at(world.note.id)}${path}/`, {
        as: world.administrator,
        body: path.endsWith('undo') ? undefined : {},
      });
      return [answer.status, answer.body['code']];
    };
    expect(await post(`${plan.id}/undo`)).toEqual([409, 'plan_settled']);
    await world.apply(plan);
    expect(await post(`${plan.id}/apply`)).toEqual([409, 'plan_settled']);
    expect(await post(`${other.id}/apply`)).toEqual([409, 'plan_outdated']);
    const next = await world.apply(await world.make([{ op: 'rename', field: 'words', to: 'text' }]));
    expect(await post(`${plan.id}/undo`)).toEqual([409, 'plan_outdated']);
    await world.undo(next);
    await world.undo(plan);
    expect(await post(`${plan.id}/undo`)).toEqual([409, 'plan_settled']);
    expect(await post(`${newId()}/apply`)).toEqual([404, 'not_found']);
    const stale = { as: world.administrator, body: { operations: [rename] }, headers: { 'if-match': '"1"' } };
    expect((await world.call('POST', world.at(world.note.id), stale)).status).toBe(412);
  });

  it('are undone with what was changed since, where they have left it alone', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    const edited = await world.addBlock('two');
    const before = await world.stored();
    const mood = { ...textField, order: 1 };
    const plan = await world.apply(
      await world.make([rename, { op: 'add', field: 'mood', definition: mood }]),
    );
    const url = `/api/block-content-models/${world.note.id}/`;
    const change = async (content_model: object) =>
      bodyOf(
        await world.call<BlockContentModel>('PATCH', url, {
          as: world.administrator,
          body: { content_model },
        }),
        200,
      );
    const words = { ...textField, help: 'In a few words', width: 'half' };
    await change({ words, mood: { ...mood, help: 'How is it?' }, more: { ...textField, order: 2 } });
    const data = { words: 'two', mood: 'good', more: 'and more' };
    const saved = await world.call('PATCH', `/api/blocks/${edited.id}/`, {
      as: world.editor,
      body: { data },
    });
    expect(saved.status).toBe(200);
    expect((await world.undo(plan)).state).toBe('undone');
    const model = await world.call<BlockContentModel>('GET', url, { as: world.administrator });
    expect(model.body.content_model).toEqual({ text: words, more: { ...textField, order: 2 } });
    const [first, second = ''] = await world.stored();
    expect(first).toBe(before[0]);
    expect(JSON.parse(second)).toEqual({ text: 'two', more: 'and more' });
    const steps = await world.call<{ is_back: boolean; shape: number }[]>('GET', `${url}steps/?after=0`, {
      as: world.editor,
    });
    expect(steps.body).toMatchObject([
      { shape: 1, is_back: false },
      { shape: 3, is_back: true },
    ]);
    const page = await world.readPage();
    expect(page.page_blocks.map(({ shape }) => shape)).toEqual([3, 3]);
  });

  it('are not undone where a field was changed in another way since, and say which', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('12');
    const plan = await world.apply(
      await world.make([{ op: 'retype', field: 'text', field_type: 'number', field_values: null }]),
    );
    const url = `/api/block-content-models/${world.note.id}/`;
    const text = { ...textField, field_title: 'Amount', field_type: 'checkbox' };
    await world.call('PATCH', url, { as: world.administrator, body: { content_model: { text } } });
    const answer = await world.call('POST', `${world.at(world.note.id)}${plan.id}/undo/`, {
      as: world.administrator,
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'plan_overtaken',
      detail: 'The field “Amount” has been changed since, so this plan can’t be undone.',
    });
    expect(await world.stored()).toEqual(['{"text":12}']);
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
      await world.make([rename, { op: 'retype', field: 'words', field_type: 'number', field_values: null }]),
    );
    const [first, second, third] = [{ words: 12 }, {}, { words: 3 }];
    const made = [
      { name: 'First', data: first },
      { name: 'Second', data: second },
      { name: 'Third', data: third },
    ];
    expect(await read()).toEqual(made);
    await change({
      samples: [
        { name: 'Third', data: third },
        { name: 'Another name', data: second },
        { name: 'First', data: { words: 13 } },
      ],
    });
    expect((await world.undo(plan)).state).toBe('undone');
    expect(await read()).toEqual([
      { name: 'Third', data: { text: '3.0' } },
      { name: 'Another name', data: { text: 'words' } },
      { name: 'First', data: { text: '13' } },
    ]);
  });

  it('cannot be undone after thirty days', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    const plan = await world.apply(await world.make([rename]));
    world.pass(30 * 86_400_000);
    const admin = await world.admin();
    const answer = await world.call('POST', `${world.at(world.note.id)}${plan.id}/undo/`, { as: admin });
    expect([answer.status, answer.body['code']]).toEqual([409, 'plan_final']);
  });

  it('name the operation and the member that is wrong', async () => {
    const world = await makePlannedWorld(makeWorld);
    const refused = async (operations: unknown, more: object = {}) => {
      const answer = await world.call('POST', world.at(world.note.id), {
        as: world.administrator,
        body: { operations, ...more },
        headers: { accept: 'application/problem+json' },
      });
      expect(answer.status).toBe(400);
      return answer.body['errors'];
    };
    expect(await refused([{ op: 'rename', field: 'nope', to: 'x' }])).toEqual([
      { field: 'operations', path: [0, 'field'], detail: 'There’s no field “nope”.' },
    ]);
    expect(await refused([rename, { op: 'add', field: 'words', definition: textField }])).toEqual([
      {
        field: 'operations',
        path: [1, 'field'],
        detail: 'There’s already a field “words”. Choose another name.',
      },
    ]);
    for (const key of ['3', '', '00', '0.0', '0x0', '-0', '1e0', ' 0', 'length'])
      expect(await refused([rename], { decisions: { [key]: 'stop' } })).toMatchObject([
        { field: 'decisions', path: [key] },
      ]);
    for (const choice of ['keep', 'default'])
      expect(await refused([{ op: 'remove', field: 'text' }], { decisions: { 0: choice } })).toMatchObject([
        { field: 'decisions', path: ['0'] },
      ]);
    const condition = { all: [{ field: 'text', is: 'a' }] };
    const mood = { ...textField, shown_when: condition };
    expect(
      await refused([
        { op: 'add', field: 'mood', definition: mood },
        { op: 'remove', field: 'text' },
      ]),
    ).toMatchObject([{ field: 'operations', path: [1, 'mood', 'shown_when'] }]);
    const circular = { shown_when: { all: [{ field: 'mood', is: 'a' }] } };
    expect(
      await refused([
        { op: 'add', field: 'mood', definition: mood },
        { op: 'options', field: 'text', properties: circular },
      ]),
    ).toMatchObject([
      { field: 'operations', path: [1, 'mood', 'shown_when'] },
      { field: 'operations', path: [1, 'text', 'shown_when'] },
    ]);
    expect(await refused([{ op: 'retype', field: 'text', field_type: 'hologram' }])).toMatchObject([
      { field: 'operations', path: [0, 'field_type'] },
    ]);
    const wrong = { op: 'options', field: 'text', field_values: { max_length: 'long' } };
    expect(await refused([wrong])).toMatchObject([{ field: 'operations', path: [0, 'field_values'] }]);
    for (const [member, value] of [
      ['field_title', null],
      ['field_title', ''],
      ['order', 'x'],
      ['help', 5],
      ['width', 'third'],
      ['tab', ''],
      ['unique', 'ja'],
      ['pattern', { regex: 'a' }],
      ['required_for', 'x'],
      ['shown_when', { all: 'x' }],
      ['shown_when', { all: [null] }],
      ['shown_when', { all: {} }],
      ['colour', 'red'],
    ] as const)
      expect(
        await refused([{ op: 'options', field: 'text', properties: { [member]: value } }]),
      ).toMatchObject([{ field: 'operations', path: [0, 'text', member] }]);
    expect(await refused([{ op: 'explode' }])).toMatchObject([{ field: 'operations' }]);
    expect(await refused([])).toMatchObject([{ field: 'operations' }]);
  });

  it('never lose the values of a field whose plugin is gone, and change the other fields', async () => {
    const world = await makePlannedWorld(makeWorld);
    const hologram = { ...textField, field_title: 'Hologram', order: 1 };
    const model = await world.addModel({ text: textField, hologram });
    const data = { text: '12', hologram: 'kept' };
    const block = await world.addBlock('', { block_content_model: model.id, data });
    const gone = { text: textField, hologram: { ...hologram, field_type: 'hologram' } };
    await world.dependencies.db
      .updateTable('block_content_models')
      .set({ content_model: JSON.stringify(gone), revision: 2, shape: 1 })
      .where('id', '=', model.id)
      .execute();
    const operations = [
      { op: 'retype', field: 'text', field_type: 'number' },
      { op: 'rename', field: 'hologram', to: 'light' },
      { op: 'wrap', fields: ['text'], to: 'box' },
    ];
    const plan = await world.apply(await world.make(operations, {}, model.id));
    const read = async () => (await world.readPage()).page_blocks.find(({ id }) => id === block.id)?.data;
    expect(await read()).toMatchObject({ box: [{ data: { text: 12 } }], light: 'kept' });
    await world.undo(plan);
    expect(await read()).toEqual(data);
  });

  it('keep in the history what was added since and has no place any more when they are undone', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('one');
    const plan = await world.apply(await world.make([{ op: 'wrap', fields: ['text'], to: 'box' }]));
    const added = { id: 'ab12cd34ef56', data: { text: 'added since' } };
    const {
      page_blocks: [wrapped],
    } = await world.readPage();
    const { box: before = [] } = (wrapped?.data ?? {}) as { box?: object[] };
    const box = [...before, added];
    const saved = await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { box } },
    });
    expect(saved.status).toBe(200);
    const undone = await world.undo(plan);
    expect(await world.texts()).toEqual(['one']);
    expect(undone).toMatchObject({
      failure_count: 1,
      failures: [{ field: 'box', path: [added.id, 'text'], value: '"added since"', id: block.id }],
    });
    const { db } = world.dependencies;
    const kept = await db
      .selectFrom('content_history')
      .select('data')
      .where('source', '=', block.id)
      .orderBy('replaced_at', 'desc')
      .execute();
    expect(kept.map(({ data }) => data)).toContainEqual(JSON.stringify({ box }));
    const wrong: unknown[] = [];
    await findWrongCounts(world.dependencies, (count) => void wrong.push(count));
    expect(wrong).toEqual([]);
  });

  it('are for administrators only', async () => {
    const world = await makePlannedWorld(makeWorld);
    const url = world.at(world.note.id);
    for (const [method, path] of [
      ['GET', url],
      ['POST', url],
      ['GET', `${url}${newId()}/`],
      ['POST', `${url}${newId()}/apply/`],
      ['POST', `${url}${newId()}/undo/`],
    ] as const) {
      const body =
        method === 'POST' && !path.endsWith('undo/')
          ? { body: path === url ? { operations: [rename] } : {} }
          : {};
      const answer = await world.call(method, path, { as: world.editor, ...body });
      expect([answer.status, answer.body['code']]).toEqual([403, 'permission_denied']);
    }
  });

  it('let clients use the former names for thirty days', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('one');
    await world.apply(await world.make([rename, { op: 'add', field: 'mood', definition: textField }]));
    const patch = (data: object, as = world.editor) =>
      world.call<Block>('PATCH', `/api/blocks/${block.id}/`, {
        as,
        body: { data },
        headers: { 'if-match': '"1"' },
      });
    const known = await patch({ text: 'two' });
    expect([known.status, known.body.data]).toEqual([200, { words: 'two' }]);
    expect(known.headers['deprecation']).toMatch(/^@\d+$/);
    expect(Date.parse(String(known.headers['sunset']))).toBeGreaterThan(Date.now());
    expect((await world.addBlock('three')).data).toEqual({ words: 'three' });
    const mixed = await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { text: 'x', mood: 'y' } },
    });
    expect(mixed.body).toEqual({ text: ['This block type doesn’t have this field.'] });
    const usual = await world.call('PATCH', `/api/blocks/${block.id}/`, {
      as: world.editor,
      body: { data: { words: 'x' } },
    });
    expect([usual.status, usual.headers['deprecation']]).toEqual([200, undefined]);
    world.pass(30 * 86_400_000);
    const late = await world.user();
    const site = await world.workspace(late);
    const page = await world.page(late, site.id);
    const refused = await world.call('POST', '/api/blocks/', {
      as: late,
      body: { page: page.id, block_content_model: world.note.id, data: { text: 'late' } },
    });
    expect(refused.status).toBe(400);
  });

  it('refuse a former name whose field was removed, unless it is empty or the plan is undone', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { id: model } = await world.addModel({ text: textField, other: { ...textField, order: 1 } });
    const block = await world.addBlock('', { block_content_model: model, data: { text: 'one', other: '' } });
    const plan = await world.apply(await world.make([rename, { op: 'remove', field: 'other' }], {}, model));
    const patch = (data: object) =>
      world.call<Block>('PATCH', `/api/blocks/${block.id}/`, { as: world.editor, body: { data } });
    const create = (data: object) =>
      world.call<Block>('POST', '/api/blocks/', {
        as: world.editor,
        body: { page: world.home.id, block_content_model: model, data },
      });
    const unknown = ['This block type doesn’t have this field.'];
    for (const write of [patch, create]) {
      const refused = await write({ text: 'two', other: 'typed' });
      expect([refused.status, refused.body]).toEqual([400, { text: unknown, other: unknown }]);
    }
    expect(bodyOf(await patch({ text: 'two', other: '' }), 200).data).toEqual({ words: 'two' });
    expect(bodyOf(await create({ text: 'new' }), 201).data).toEqual({ words: 'new' });
    await world.undo(plan);
    expect(bodyOf(await patch({ text: 'three', other: 'typed' }), 200).data).toEqual({
      text: 'three',
      other: 'typed',
    });
  });

  it('gather numbered fields into a list, which is delivered flat, and back', async () => {
    const world = await makePlannedWorld(makeWorld);
    const { api_key: apiKey } = await world.access(world.editor, world.site.id);
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
    expect(JSON.stringify(await read())).toBe(JSON.stringify(data));
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
