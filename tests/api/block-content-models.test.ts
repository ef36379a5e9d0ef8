import { expect, it } from 'vitest';
import { libraryBlockTypes, libraryTypes } from '../../server/library/block-types.ts';
import { newId } from '../../server/platform/ids.ts';
import type { BlockContentModel, ReferringContent } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, publishWithout, textField } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const url = '/api/block-content-models/';

/** Returns the slug of a library block type with this name. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

describeOnBothDatabases('Block content models', (makeWorld) => {
  it('are listed for every signed-in user as a plain array, optionally of one type', async () => {
    const world = await makeWorld();
    const editor = await world.user();
    const list = (query = '') => editor.read<BlockContentModel[]>(`${url}${query}`);
    expect(await list()).toEqual(
      Object.entries(libraryTypes)
        .map(([key, type]) => ({
          ...type,
          slug: slugOf(type.name),
          library: { type: key, edited: [] },
          revision: 1,
        }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    const components = await list('?content_model_type=COMPONENT');
    expect(new Set(components.map((model) => model.content_model_type))).toEqual(new Set(['COMPONENT']));
    expect((await list('?content_model_type=PAGE')).length + components.length).toBe(
      libraryBlockTypes.length,
    );
    const odd = await editor.get(`${url}?content_model_type=SHOE`);
    expect(odd.body).toEqual({ content_model_type: ['Choose one of the available options.'] });
    expect((await world.guest.get(url)).status).toBe(401);
    const one = await editor.get(`${url}${components[0]?.id}/`);
    expect([one.body, one.headers['etag']]).toEqual([components[0], '"1"']);
    expect((await editor.get(`${url}${newId()}/`)).status).toBe(404);
  });

  it('take effect as soon as they change, and leave the data of blocks as stored', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const block = await world.addBlock('kept');
    const at = `${url}${world.note.id}/`;
    const content_model = { text: textField, mood: { ...textField, required: true, order: 1 } };
    const changed = await admin.patch(at, { content_model }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ revision: 2, content_model });
    expect((await world.readPage()).page_blocks[0]?.data).toEqual({ text: 'kept' });
    const patch = await world.editor.patch(`/api/blocks/${block.id}/`, { data: { text: 'x' } });
    expect(patch.body).toEqual({ mood: ['This field is required'] });
    const stale = await admin.patch(at, { name: 'N' }, { 'if-match': '"1"' });
    expect(stale.body).toMatchObject({ code: 'stale_write', current: changed.body });
    // Labels and API names do not concern an open form.
    const text = { ...textField, field_title: 'Words', help: 'Few.', api_name: 'words', order: 2 };
    const renamed = await admin.patch(at, { content_model: { ...content_model, text } });
    expect([changed.body, renamed.body]).toMatchObject([{ shape: 1 }, { shape: 1, content_model: { text } }]);
  });

  it('that come from the library report which texts an administrator has edited', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const { id, content_model } = libraryTypes.quote;
    const { author, ...others } = content_model;
    const body = {
      name: 'Testimonial',
      content_model: { ...others, author: { ...author, field_title: 'Customer' } },
    };
    const change = await admin.patch(`${url}${id}/`, body);
    const library = { type: 'quote', edited: ['fields.author', 'name'] };
    expect(change.body).toMatchObject({ name: 'Testimonial', library });
    const back = await admin.patch(`${url}${id}/`, { ...change.body, name: 'Quote', content_model });
    expect(back.body).toMatchObject({ name: 'Quote', library: { type: 'quote', edited: [] } });
    const own = await admin.post(url, { name: 'Quote of ours', content_model });
    expect(bodyOf(own, 201)).not.toHaveProperty('library');
  });

  it('that come from the library have names in the caller’s language in lists of references', async () => {
    const world = await makeContentWorld(makeWorld);
    const { id, name } = libraryTypes.footer;
    const body = {
      workspace: world.site.id,
      block_content_model: id,
      data: { navigation: [linkTo(world.home)] },
    };
    expect((await world.editor.post('/api/components/', body)).status).toBe(201);
    const place = async (language: string) => {
      const headers = { 'accept-language': language };
      const found = await world.editor.get<ReferringContent>(
        `/api/pages/${world.home.id}/references/`,
        headers,
      );
      return found.body.results.map((source) => source.name);
    };
    expect([await place('en'), await place('de')]).toEqual([[name], ['Fußbereich']]);
    const renamed = { as: await world.admin(), body: { name: 'Bottom' } };
    expect((await world.call('PATCH', `${url}${id}/`, renamed)).status).toBe(200);
    expect(await place('de')).toEqual(['Bottom']);
  });

  it('keep overwritten and deleted versions in the history', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const at = `${url}${world.note.id}/`;
    await admin.patch(at, { name: 'Renamed', content_model: {} });
    await admin.delete(at);
    const history = await world.dependencies.db
      .selectFrom('content_history')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(history.map((row) => [row.revision, JSON.parse(row.data) as unknown])).toEqual([
      [0, {}],
      [1, { name: world.note.name, content_model: { text: textField } }],
      [2, { name: 'Renamed', content_model: {}, shape: 1 }],
    ]);
    for (const row of history)
      expect(row).toMatchObject({
        workspace: null,
        source: world.note.id,
        source_kind: 'block_content_model',
      });
    expect(history.slice(1).map((row) => row.replaced_by)).toEqual([admin.id, admin.id]);
  });

  it('cannot switch between pages and components, but accept the value they have', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const patch = (content_model_type: string) =>
      admin.patch(`${url}${world.note.id}/`, { content_model_type });
    expect((await patch('PAGE')).status).toBe(200);
    expect((await patch('COMPONENT')).body).toEqual({ content_model_type: ['This field can’t be changed.'] });
  });

  it('have readable slugs that stay the same after a rename', async () => {
    const world = await makeWorld();
    const admin = await world.admin();
    const make = (name: string) => admin.post<BlockContentModel>(url, { name, content_model: {} });
    const made = await Promise.all(['Радно време', 'Radno vreme', 'Radno – vreme'].map(make));
    const models = made.map((answer) => bodyOf(answer, 201));
    expect(models.map(({ slug }) => slug).toSorted()).toEqual([
      'radno-vreme',
      'radno-vreme-2',
      'radno-vreme-3',
    ]);
    const [first] = models;
    const body = { name: 'Hours', slug: 'hours' };
    const renamed = await admin.patch(`${url}${first?.id}/`, body);
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Hours', slug: first?.slug } });
  });

  it('are rejected if a field has no plugin or an invalid definition', async () => {
    const world = await makeWorld();
    const admin = await world.admin();
    const send = (content_model: unknown) => admin.post(url, { name: 'Odd', content_model });
    expect((await send({ a: { ...textField, field_type: 'hologram' } })).body).toEqual({
      content_model: [
        'content_model.a: There is no field plugin for the type “hologram”. The known types are: ' +
          `${fieldRegistry.plugins.map(({ type }) => type).join(', ')}.`,
      ],
    });
    const select = await send({ a: { ...textField, field_type: 'select', field_values: 7 } });
    expect(Object.keys(select.body)).toEqual(['content_model']);
    expect((await send({ 'Two Words': textField })).status).toBe(400);
    expect((await send({ a: { field_type: 'text' } })).status).toBe(400);
  });

  it('have unique names, and cannot be deleted while in use', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const again = await admin.post(url, { name: world.note.name, content_model: {} });
    expect(again.body).toEqual({ name: ['This name is already taken.'] });
    await world.addBlock('a');
    const used = await admin.delete(`${url}${world.note.id}/`);
    expectAnswer(used, 409, 'conflict');
    expect(used.body['message']).toMatch(/^Blocks or components still use this block type/);
    const free = await world.addModel({ text: textField });
    expect((await admin.delete(`${url}${free.id}/`)).status).toBe(204);
  });

  it('cannot be deleted while a live page shows a block that its draft no longer has', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    await publishWithout(world, await world.addBlock('a'));
    const plan = await admin.post<Plan>(`${url}${world.note.id}/plans/`, {
      operations: [{ op: 'retype', field: 'text', to: 'words', field_type: 'text' }],
    });
    const counts = { blocks: 0, pages: 0, live_pages: 1, components: 0, workspaces: 1 };
    expect(bodyOf(plan, 201).counts).toEqual(counts);
    const remove = () => admin.delete(`${url}${world.note.id}/`);
    const rejected = await remove();
    expectAnswer(rejected, 409, 'type_live');
    expect(rejected.body['message']).toMatch(/^Live pages still show blocks of this type/);
    bodyOf(await world.publish(), 200);
    expect((await remove()).status).toBe(204);
    // A version that contains such a block cannot be restored; the error names the deleted type.
    const restored = await world.editor.post(`/api/pages/${world.home.id}/versions/1/restore/`);
    expectAnswer(restored, 409, 'type_deleted');
    expect(restored.body['message']).toContain(`“${world.note.name}”`);
  });
});
