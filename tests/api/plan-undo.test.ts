import { expect, it } from 'vitest';
import { findWrongCounts } from '../../server/modules/usage/service.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const retype = { op: 'retype', field: 'text', to: 'words', field_type: 'textarea', field_values: null };

describeOnBothDatabases('Plans that are undone', (makeWorld) => {
  it('restore a reference to a page that was deleted meanwhile, and do not deliver it', async () => {
    const world = await makePlannedWorld(makeWorld);
    const as = world.editor;
    const { api_key: apiKey } = await world.createApiKey(as, world.site.id);
    const pages = { ...textField, field_type: 'reference', order: 1, field_values: { multiple: true } };
    const model = await world.addModel({ text: textField, pages });
    const gone = await world.page(as, world.site.id, { title: 'Gone', url_path: '/gone' });
    const target = { id: gone.id, title: 'Gone', url_path: '/gone' };
    const data = { text: 'one', pages: [target] };
    const block = await world.addBlock('', { block_content_model: model.id, data });
    const plan = await world.apply(await world.make([{ op: 'remove', field: 'pages' }], {}, model.id));
    expect((await world.call('DELETE', `/api/pages/${gone.id}/`, { as })).status).toBe(204);
    expect((await world.undo(plan)).failures).toEqual([]);
    const at = `/api/blocks/${block.id}/`;
    const edited = { ...data, text: 'two' };
    expect((await world.call('PATCH', at, { as, body: { data: edited } })).status).toBe(200);
    expect((await world.readPage()).page_blocks).toMatchObject([{ data: edited }]);
    await world.publish();
    expect(await world.live(apiKey)).toEqual([{ text: 'two', pages: [] }]);
  });

  it('are undone with later changes, if they concern other members', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    const edited = await world.addBlock('two');
    const before = await world.stored();
    const mood = { ...textField, order: 1 };
    const plan = await world.apply(
      await world.make([retype, { op: 'add', field: 'mood', definition: mood }]),
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
    const words = { ...textField, field_type: 'textarea', help: 'In a few words', width: 'half' };
    await change({ words, mood: { ...mood, help: 'How is it?' }, more: { ...textField, order: 2 } });
    const data = { words: 'two', mood: 'good', more: 'and more' };
    const saved = await world.call('PATCH', `/api/blocks/${edited.id}/`, {
      as: world.editor,
      body: { data },
    });
    expect(saved.status).toBe(200);
    expect(await world.undo(plan)).toMatchObject({
      state: 'undone',
      undone_by: { id: world.administrator.id },
    });
    const model = await world.call<BlockContentModel>('GET', url, { as: world.administrator });
    expect(model.body.content_model).toEqual({
      text: { ...words, field_type: 'text' },
      more: { ...textField, order: 2 },
    });
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

  it('are not undone if a field was changed since, and name the field', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('12');
    const plan = await world.apply(
      await world.make([{ op: 'retype', field: 'text', field_type: 'number', field_values: null }]),
    );
    const url = `/api/block-content-models/${world.note.id}/`;
    const text_2 = { ...textField, field_title: 'Amount', field_type: 'checkbox' };
    await world.call('PATCH', url, { as: world.administrator, body: { content_model: { text_2 } } });
    const answer = await world.call('POST', `${world.at(world.note.id)}${plan.id}/undo/`, {
      as: world.administrator,
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'plan_overtaken',
      detail: 'The field “Amount” has been changed since, so this plan can’t be undone.',
    });
    expect(await world.stored()).toEqual(['{"text_2":12}']);
  });

  it('cannot be undone after thirty days', async () => {
    const world = await makePlannedWorld(makeWorld);
    await world.addBlock('one');
    const plan = await world.apply(await world.make([retype]));
    world.pass(30 * 86_400_000);
    const admin = await world.admin();
    const answer = await world.call('POST', `${world.at(world.note.id)}${plan.id}/undo/`, { as: admin });
    expect([answer.status, answer.body['code']]).toEqual([409, 'plan_final']);
  });

  it('list later additions that have no place once they are undone', async () => {
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
      failures: [{ field: 'box', path: [added.id], value: JSON.stringify(added.data), id: block.id }],
    });
    const wrong: unknown[] = [];
    await findWrongCounts(world.dependencies, (count) => void wrong.push(count));
    expect(wrong).toEqual([]);
  });
});
