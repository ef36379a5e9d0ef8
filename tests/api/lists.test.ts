import { expect, it } from 'vitest';
import type { Block, BlockContentModel } from '../../shared/wire/content.ts';
import { describeOn } from '../support/world.ts';
import { bodyOf, textField } from './content-world.ts';
import { makeHostedWorld } from './hosted-world.ts';

const text = (field_title: string, order: number) => ({ ...textField, field_title, order });
const list = (fields: object, rest: object = {}) => ({
  ...textField,
  ...{ field_type: 'list', field_title: 'Dishes', order: 1, field_values: { fields, ...rest } },
});
const prices = list({ size: text('Size', 0), price: text('Price', 1) });
const menu = { title: text('Title', 0), dishes: list({ name: text('Dish', 0), prices }, { max: 2 }) };
const soup = {
  id: 'soup00000001',
  data: {
    name: 'Soup & bread',
    prices: [
      { id: 'small0000001', data: { size: 'Small', price: '4 €' } },
      { id: 'large0000001', data: { size: 'Large', price: '6 €' } },
    ],
  },
};

describeOn('sqlite', 'A list', (makeWorld) => {
  it('is rendered on the site by the types of its fields, without our ids', async () => {
    const world = await makeHostedWorld(makeWorld);
    const { id: model } = await world.addModel(menu);
    const data = { title: 'Lunch', dishes: [soup] };
    const body = { page: world.home.id, block_content_model: model, data };
    await world.editor.create<Block>('/api/blocks/', body);
    bodyOf(await world.publish(), 200);
    const { text: html } = await world.visit('/');
    expect(html).toMatch(/Lunch.*<ul class="s-items"><li>.*Soup &amp; bread.*Small.*4 €.*Large.*6 €/s);
    expect(html).not.toMatch(/data-octavo|soup00000001|small0000001/);
  });

  it('reports too many items, errors of its fields, and errors of its model', async () => {
    const world = await makeHostedWorld(makeWorld);
    const { id: model } = await world.addModel(menu);
    const send = (dishes: unknown) =>
      world.editor.post<Block>('/api/blocks/', {
        page: world.home.id,
        block_content_model: model,
        data: { title: '', dishes },
      });
    const dishes = [soup, { ...soup, id: 'soup00000002' }, { id: 'soup00000003', data: { name: 5 } }];
    expect((await send(dishes)).body).toEqual({
      dishes: ['Add at most 2.'],
      'dishes.2.name': [expect.any(String)],
    });
    expect((await send([{ id: 'x' }])).body).toEqual({ dishes: [expect.any(String)] });
    const admin = await world.admin();
    const rejected = await admin.post<BlockContentModel>(
      '/api/block-content-models/',
      {
        name: 'Wrong',
        content_model: { dishes: list({ id: text('Id', 0), price: { ...prices, field_values: {} } }) },
      },
      { accept: 'application/problem+json' },
    );
    expect(rejected.body).toMatchObject({
      errors: [
        {
          field: 'content_model',
          path: ['dishes', 'id'],
          detail: expect.stringContaining('"dishes.id"') as string,
        },
        {
          field: 'content_model',
          path: ['dishes', 'price', 'field_values', 'fields'],
          detail: expect.stringContaining('fields') as string,
        },
      ],
    });
  });
});
