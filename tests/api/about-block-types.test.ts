import { expect, it } from 'vitest';
import { newItemId } from '../../field-plugins/sdk/contract/item-id.ts';
import { serverLimits } from '../../shared/server-limits.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { BlockContentModel, ModelUsage, ModelVersion } from '../../shared/wire/content.ts';
import { newId } from '../../server/platform/ids.ts';
import { describeWithDatabase } from '../support/world.ts';
import { makeContentWorld, textField } from './content-world.ts';

const url = '/api/block-content-models/';

describeWithDatabase('What a block content model says about itself', (makeWorld) => {
  it('is stored, changed member by member, and omitted where it is empty', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const about = {
      labels: { de: 'Notiz', sr: 'Beleška' },
      archived: true,
      available: { workspace_types: ['SHOP', 'BLOG'] },
      samples: [{ name: 'Short', data: { text: 'Hello' } }],
    };
    const model = await world.addModel({ text: textField }, about);
    expect(model).toMatchObject(about);
    const at = `${url}${model.id}/`;
    const patch = (body: object) => admin.change<BlockContentModel>(at, body);
    expect(await patch({ labels: { nl: '  Notitie ' } })).toMatchObject({
      ...about,
      labels: { nl: 'Notitie' },
    });
    const none = { labels: {}, archived: false, available: { workspaces: [] }, samples: [] };
    const { id, name, slug, content_model_type, content_model } = model;
    expect(await patch(none)).toEqual({ id, name, slug, content_model_type, content_model, revision: 3 });
  });

  it('is rejected at its member', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const rejected = async (body: object) => {
      const answer = await admin.patch(`${url}${world.note.id}/`, body);
      return [answer.status, Object.keys(answer.body).join()];
    };
    expect(await rejected({ labels: { fr: 'Note' } })).toEqual([400, 'labels']);
    expect(await rejected({ labels: { de: '  ' } })).toEqual([400, 'labels']);
    expect(await rejected({ archived: 'yes' })).toEqual([400, 'archived']);
    expect(await rejected({ available: { workspace_types: ['WIKI'] } })).toEqual([400, 'available']);
    expect(await rejected({ available: { everybody: true } })).toEqual([400, 'available']);
    expect(await rejected({ samples: [{ name: '', data: {} }] })).toEqual([400, 'samples']);
    const long = { name: 'Long', data: { text: 'x'.repeat(serverLimits.sampleLength) } };
    expect(await rejected({ samples: [long] })).toEqual([400, 'samples']);
    expect(await rejected({ samples: Array.from({ length: 6 }, () => ({ name: 'One', data: {} })) })).toEqual(
      [400, 'samples'],
    );
  });

  it('has samples that fit its fields', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const list = { ...textField, field_type: 'list', field_values: { fields: { label: textField } } };
    const fields = { text: { ...textField, required: true, field_values: { max_length: 5 } }, list };
    const send = async (method: 'POST' | 'PATCH', at: string, body: object) => {
      const headers = { accept: 'application/problem+json' };
      const answer = await world.call<{ errors?: { path?: unknown }[] }>(method, at, {
        as: admin,
        body,
        headers,
      });
      return [answer.status, answer.body.errors?.map(({ path }) => path)];
    };
    const item = newItemId();
    const samples = [
      { name: 'Short', data: {} },
      { name: 'Long', data: { text: 'Too long', gone: 1, list: [{ id: item, data: { label: 1 } }] } },
    ];
    const paths = [
      [1, 'data', 'list', item, 'label'],
      [1, 'data', 'text'],
      [1, 'data', 'gone'],
    ];
    expect(await send('POST', url, { name: 'Sampled', content_model: fields, samples })).toEqual([
      400,
      paths,
    ]);
    const model = await world.addModel(fields, { samples: [{ name: 'Short', data: { text: 'Short' } }] });
    const at = `${url}${model.id}/`;
    expect(await send('PATCH', at, { samples })).toEqual([400, paths]);
    // A stored invalid sample may stay unchanged, like a block.
    const shorter = { ...fields.text, field_values: { max_length: 3 } };
    expect(await send('PATCH', at, { content_model: { text: shorter, list } })).toEqual([200, undefined]);
    expect(await send('PATCH', at, { samples: model.samples })).toEqual([200, undefined]);
    const changed = [{ name: 'Short', data: { text: 'Other' } }];
    expect(await send('PATCH', at, { samples: changed })).toEqual([400, [[0, 'data', 'text']]]);
  });

  it('decides where new blocks and components may be made of it; those that exist can be edited', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const block = await world.addBlock('kept');
    const say = (id: string, body: object) => admin.change(`${url}${id}/`, body);
    const add = async () => {
      const body = { page: world.home.id, block_content_model: world.note.id, data: { text: 'New' } };
      const answer = await world.editor.post('/api/blocks/', body);
      return answer.status === 201 ? 201 : answer.body['block_content_model'];
    };
    await say(world.note.id, { archived: true });
    expect(await add()).toEqual(['This block type is archived.']);
    const edited = await world.editor.patch(`/api/blocks/${block.id}/`, { data: { text: 'changed' } });
    expect(edited.status).toBe(200);
    const others = { SHOP: 'BLOG', BLOG: 'PORTFOLIO', PORTFOLIO: 'SHOP' } as const;
    await say(world.note.id, { archived: false, available: { workspace_types: [others[world.site.type]] } });
    expect(await add()).toEqual(['This block type isn’t available in this workspace.']);
    await say(world.note.id, { available: { workspace_types: [world.site.type] } });
    expect(await add()).toBe(201);
    await say(world.note.id, { available: { workspaces: [newId(), world.site.id] } });
    expect(await add()).toBe(201);
    const part = await world.addModel(
      { text: textField },
      { content_model_type: 'COMPONENT', archived: true },
    );
    const body = { workspace: world.site.id, block_content_model: part.id, data: {} };
    const component = () => world.editor.post('/api/components/', body);
    expect((await component()).body).toEqual({ block_content_model: ['This block type is archived.'] });
    await say(part.id, { archived: false });
    expect((await component()).status).toBe(201);
  });

  it('lets blocks that exist be copied, and deleted ones come back, in their workspace', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const block = await world.addBlock('kept');
    const note = { block_content_model: world.note.id, data: { text: 'again' } };
    const other = await world.addModel({ text: textField });
    const make = async (more: object, page = world.home.id, caller = world.editor) =>
      (await caller.post('/api/blocks/', { ...note, page, ...more })).status;
    const stranger = await world.user('Bo');
    const site = await world.workspace(stranger);
    const theirs = await world.page(stranger, site.id);
    for (const id of [world.note.id, other.id]) await admin.change(`${url}${id}/`, { archived: true });
    expect(await make({ copy_of: block.id })).toBe(201);
    const at = `/api/blocks/${block.id}/`;
    expect((await world.editor.delete(at)).status).toBe(204);
    expect(await make({ copy_of: block.id })).toBe(201);
    expect(await make({})).toBe(400);
    expect(await make({ copy_of: newId() })).toBe(400);
    expect(await make({ copy_of: block.id, block_content_model: other.id })).toBe(400);
    expect(await make({ copy_of: block.id }, theirs.id, stranger)).toBe(400);
  });

  it('is counted: blocks, pages, live pages, components and workspaces', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const other = await world.page(world.editor, world.site.id, { url_path: '/other' });
    for (const page of [world.home.id, world.home.id, other.id]) await world.addBlock('a', { page });
    const live = await world.editor.patch(`/api/pages/${other.id}/`, { in_draft: false });
    expect(live.status).toBe(200);
    const part = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
    const body = { workspace: world.site.id, block_content_model: part.id, data: {} };
    await world.editor.create('/api/components/', body);
    const usage = await admin.read<ModelUsage[]>(`${url}usage/`);
    const of = (id: string) => usage.find((one) => one.id === id);
    const none = { blocks: 0, pages: 0, live_pages: 0, components: 0 };
    expect(of(world.note.id)).toEqual({
      ...none,
      ...{ id: world.note.id, blocks: 3, pages: 2, live_pages: 1, workspaces: 1 },
    });
    expect(of(part.id)).toEqual({ ...none, id: part.id, components: 1, workspaces: 1 });
    // The draft of a live page counts.
    await world.addBlock('b', { page: other.id });
    await world.addBlock('', {
      page: other.id,
      block_content_model: (await world.addModel({ text: textField })).id,
    });
    const later = await admin.read<ModelUsage[]>(`${url}usage/`);
    expect(
      later.map(({ blocks, live_pages }) => [blocks, live_pages]).filter(([count = 0]) => count > 0),
    ).toEqual([
      [4, 1],
      [1, 1],
    ]);
  });

  it('has versions with who made them, a page of them at a time', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const at = `${url}${world.note.id}/`;
    for (const body of [{ name: 'Second' }, { archived: true }, { name: 'Fourth' }])
      await admin.change(at, body);
    const list = (query = '') => admin.read<ListAnswer<ModelVersion>>(`${at}versions/${query}`);
    const { results, count } = await list();
    expect(count).toBe(4);
    expect(results.map(({ revision, name, archived }) => [revision, name, archived])).toEqual([
      [4, 'Fourth', true],
      [3, 'Second', true],
      [2, 'Second', undefined],
      [1, world.note.name, undefined],
    ]);
    const maker = expect.stringMatching(/^administrator-/) as string;
    expect(results.map(({ changed_by }) => changed_by?.email)).toEqual([
      ...Array<string>(3).fill(admin.email),
      maker,
    ]);
    expect(results.map(({ changed_at }) => changed_at)).toEqual(Array(4).fill(expect.any(String)));
    const second = await list('?page=2&page_size=2');
    expect(second.results).toEqual(results.slice(2));
    const back = await admin.patch(at, { ...results[2], archived: false });
    expect(back).toMatchObject({ status: 200, body: { name: 'Second', revision: 5 } });
  });
});
