import { expect, it } from 'vitest';
import { rowsOf, withRows } from '../../content-model/testing.ts';
import type { Block, Page } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { pngOf } from '../support/odd-images.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const of = (field_type: string, rest: object = {}) => ({ ...textField, field_type, ...rest });
const fields = {
  name: of('text', { required: true, field_values: { max_length: 10 } }),
  photo: of('media'),
  days: rowsOf({ label: of('text'), more: of('link') }),
};

interface Row {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

describeWithDatabase('A block with parts that have fields of their own', (makeWorld) => {
  async function start(make: MakeWorld) {
    const world = await makeContentWorld(make, { overrides: { registry: withRows } });
    const model = await world.addModel({ title: textField, team: rowsOf(fields) });
    const image = bodyOf(await world.upload(pngOf(8, 6)), 201);
    const target = await world.page(world.editor, world.site.id, { title: 'Target', url_path: '/target' });
    const photo = [{ id: image.id, file: image.file }];
    const days = [{ id: 'monday000001', data: { label: 'Monday', more: [linkTo(target)] } }];
    const ada = { id: 'ada000000001', data: { name: 'Ada', photo, days } };
    const bob = { id: 'bob000000001', data: { name: 'Bob', photo: [], days: [] } };
    const create = (team: readonly object[], headers = {}) =>
      world.editor.post<Block>(
        '/api/blocks/',
        { page: world.home.id, block_content_model: model.id, data: { title: 'Team', team } },
        headers,
      );
    return { world, image, target, ada, bob, create };
  }

  it('reports errors by the index of the part', async () => {
    const { ada, bob, create } = await start(makeWorld);
    const link = { ...ada.data.days[0]?.data.more[0], page: null };
    const days = [...ada.data.days, { id: 'sunday000001', data: { label: 5, more: [link], open: true } }];
    const wrong = [bob, { ...ada, data: { ...ada.data, name: '', days } }];
    expectAnswer(await create(wrong), 400, {
      'team.1.name': ['This field is required'],
      'team.1.days.1.label': [expect.any(String)],
      'team.1.days.1.more': ['team[1].data.days[1].data.more[0].page: Link 1: choose a page.'],
      'team.1.days.1.open': ['This block type has no field “open”.'],
    });
    const { body } = await create(wrong, { accept: 'application/problem+json' });
    expect(body).toMatchObject({
      errors: expect.arrayContaining([
        { field: 'team.1.days.1.more', path: [0, 'page'], detail: 'Link 1: choose a page.' },
      ]) as unknown,
    });
  });

  it('rejects references to other workspaces in a part', async () => {
    const { world, ada, create } = await start(makeWorld);
    const other = await world.workspace(world.editor);
    const foreign = await world.page(world.editor, other.id);
    const days = [{ id: 'monday000001', data: { label: '', more: [linkTo(foreign)] } }];
    const rejected = await create([{ ...ada, data: { ...ada.data, days } }]);
    expect([rejected.status, Object.keys(rejected.body)]).toEqual([400, ['team.0.days.0.more']]);
  });

  it('keeps the references of its parts, and delivers them without ids', async () => {
    const { world, image, target, ada, bob, create } = await start(makeWorld);
    const { id } = bodyOf(await create([ada, bob]), 201);
    const editor = world.editor;
    expect((await editor.delete(`/api/media/${image.id}/`)).status).toBe(409);
    expect((await editor.delete(`/api/pages/${target.id}/`)).status).toBe(409);
    for (const page of [target.id, world.home.id]) bodyOf(await world.publish(page), 200);
    const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
    const live = await world.withKey(apiKey).get<DeliveryPage>('/api/delivery/pages/?path=/');
    const more = [
      expect.objectContaining({ title: 'Target', url: expect.stringContaining('/target') as string }),
    ];
    expect(bodyOf(live, 200).blocks[0]?.data).toEqual({
      title: 'Team',
      team: [
        {
          name: 'Ada',
          photo: [expect.objectContaining({ id: image.id, width: 8 })],
          days: [{ label: 'Monday', more }],
        },
        { name: 'Bob', photo: [], days: [] },
      ],
    });
    // Without the part, nothing refers to the image any longer, but for the live page.
    const body = { data: { title: 'Team', team: [bob] } };
    await editor.change(`/api/blocks/${id}/`, body);
    bodyOf(await world.publish(), 200);
    expect((await editor.delete(`/api/media/${image.id}/`)).status).toBe(204);
  });

  it('has other ids in a copy of its page', async () => {
    const { world, ada, create } = await start(makeWorld);
    bodyOf(await create([ada]), 201);
    const path = `/api/pages/${world.home.id}/duplicate/`;
    const copy = await world.editor.create<Page>(path);
    const [row] = (copy.page_blocks[0]?.data['team'] ?? []) as readonly [Row];
    const [day] = row.data['days'] as readonly [Row];
    expect(row.data).toMatchObject({ name: 'Ada', days: [{ data: { label: 'Monday' } }] });
    for (const one of [row, day]) expect(one.id).toMatch(/^[0-9a-z]{12}$/);
    expect([row.id, day.id]).not.toEqual(['ada000000001', 'monday000001']);
  });
});
