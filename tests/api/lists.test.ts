import { expect, it } from 'vitest';
import type { Block } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, linkTo, textField } from './content-world.ts';
import { makeHostedWorld } from './hosted-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const fieldOf = (field_type: string, rest: object = {}) => ({ ...textField, field_type, ...rest });
const listOf = (fields: object, rest: object = {}) => fieldOf('list', { field_values: { fields, ...rest } });
const member = {
  name: fieldOf('text', { required: true, field_values: { max_length: 10 } }),
  photo: fieldOf('media'),
  days: listOf({ label: fieldOf('text'), more: fieldOf('link') }),
};

describeWithDatabase('A list with fields of its own', (makeWorld) => {
  async function start(make: MakeWorld) {
    const world = await makeHostedWorld(make);
    const model = await world.addModel({ title: textField, team: listOf(member, { max: 2 }) });
    const image = await world.addImage(8, 6);
    const target = await world.page(world.editor, world.site.id, { title: 'Target', url_path: '/target' });
    const photo = [{ id: image.id, file: image.file }];
    const days = [{ id: 'monday000001', data: { label: 'Monday', more: [linkTo(target)] } }];
    const ada = { id: 'ada000000001', data: { name: 'Ada', photo, days } };
    const bob = { id: 'bob000000001', data: { name: 'Bob & Co', photo: [], days: [] } };
    const create = (team: readonly object[], headers = {}) =>
      world.editor.post<Block>(
        '/api/blocks/',
        { page: world.home.id, block_content_model: model.id, data: { title: 'Team', team } },
        headers,
      );
    return { world, image, target, ada, bob, create };
  }

  it('reports too many items, and errors of items by their index', async () => {
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
    expectAnswer(await create([ada, bob, { ...bob, id: 'cid000000001' }]), 400, { team: ['Add at most 2.'] });
  });

  it('keeps the references of its items, and is delivered and rendered without ids', async () => {
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
    expect(bodyOf(live, 200).blocks[1]?.data).toEqual({
      title: 'Team',
      team: [
        {
          name: 'Ada',
          photo: [expect.objectContaining({ id: image.id, width: 8 })],
          days: [{ label: 'Monday', more }],
        },
        { name: 'Bob & Co', photo: [], days: [] },
      ],
    });
    const { text: html } = await world.visit('/');
    expect(html).toMatch(/Team.*<ul class="s-items"><li>.*Ada.*Monday.*Bob &amp; Co/s);
    expect(html).not.toMatch(/data-octavo|ada000000001|monday000001/);
    // Without the item in the block and in the live page, nothing refers to the image any longer.
    await editor.change(`/api/blocks/${id}/`, { data: { title: 'Team', team: [bob] } });
    bodyOf(await world.publish(), 200);
    expect((await editor.delete(`/api/media/${image.id}/`)).status).toBe(204);
  });
});
