import { expect, it } from 'vitest';
import type { Block, BlockContentModel } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, makeContentWorld } from './content-world.ts';
import { makePlannedWorld } from './planned-world.ts';

const short = (field_type: string, more = {}) => ({ field_type, field_title: 'A field', ...more });

describeWithDatabase('A writer who leaves out what has one sensible value', (makeWorld) => {
  it('gets complete definitions, also of the fields of items and of steps of plans', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({
      title: short('text'),
      days: short('list', {
        field_values: { fields: { day: short('text'), note: short('text', { required: true }) } },
      }),
    });
    const whole = { field_title: 'A field', required: false, field_values: null };
    const fields = {
      title: { field_type: 'text', ...whole, order: 0 },
      days: {
        ...{ field_type: 'list', ...whole, order: 1 },
        field_values: {
          fields: {
            day: { field_type: 'text', ...whole, order: 0 },
            note: { field_type: 'text', ...whole, required: true, order: 1 },
          },
        },
      },
    };
    expect(model.content_model).toEqual(fields);

    const admin = await world.admin();
    const address = `/api/block-content-models/${model.id}/`;
    const read = () => admin.read<BlockContentModel>(address);
    const body = { content_model: { title: short('text'), days: model.content_model['days'] } };
    const patched = await admin.change<BlockContentModel>(address, body);
    expect([patched.content_model, patched.shape]).toEqual([fields, undefined]);

    const operations = [{ op: 'add', field: 'mail', definition: short('email') }];
    const plan = await admin.create<Plan>(`${address}plans/`, { operations });
    bodyOf(await admin.post(`${address}plans/${plan.id}/apply/`), 200);
    expect((await read()).content_model['mail']).toEqual({ field_type: 'email', ...whole, order: 2 });
  });

  it('gets complete values, with ids for new items, at every depth', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({
      days: short('list', {
        field_values: { fields: { links: short('link', { field_values: { multiple: true } }) } },
      }),
    });
    const link = { type: 'external', link: 'https://example.com' };
    const to = { type: 'internal', page: { id: world.home.id } };
    const data = { days: [{ data: { links: [link, to] } }, { data: {} }] };
    const body = { page: world.home.id, block_content_model: model.id, data };
    const block = await world.editor.create<Block>('/api/blocks/', body);
    const id = expect.stringMatching(/^[0-9a-z]{12}$/) as string;
    const look = { id, color: 'primary', variant: 'outlined', size: 'medium', target: '_self', title: '' };
    const { id: page, url_path, title } = world.home;
    expect(block.data).toEqual({
      days: [
        {
          id,
          data: {
            links: [
              { ...look, ...link, page: null },
              { ...look, ...to, link: '', page: { id: page, url_path, title } },
            ],
          },
        },
        { id, data: expect.any(Object) as object },
      ],
    });
    const days = block.data['days'] as readonly { readonly id: string }[];
    expect(new Set(days.map((day) => day.id)).size).toBe(2);
  });

  it('gets complete defaults of steps of plans', async () => {
    const world = await makePlannedWorld(makeWorld);
    const block = await world.addBlock('Hello');
    const link = { type: 'external', link: 'https://example.com' };
    const links = short('link', { field_values: { multiple: true } });
    const items = short('list', { field_values: { fields: { more: links } } });
    const plan = await world.make([
      { op: 'add', field: 'links', definition: { ...links, default: [link] } },
      { op: 'add', field: 'days', definition: { ...items, default: [{ data: { more: [link] } }] } },
      { op: 'options', field: 'links', properties: { default: [link, link] } },
    ]);
    const id = expect.stringMatching(/^[0-9a-z]{12}$/) as string;
    const look = { id, color: 'primary', variant: 'outlined', size: 'medium', target: '_self', title: '' };
    const whole = { ...look, ...link, page: null };
    expect(plan.operations).toMatchObject([
      { definition: { default: [whole] } },
      { definition: { default: [{ id, data: { more: [whole] } }] } },
      { properties: { default: [whole, whole] } },
    ]);
    await world.apply(plan);
    const at = `/api/block-content-models/${world.note.id}/`;
    const { administrator } = world;
    const model = await administrator.read<BlockContentModel>(at);
    expect(model.content_model['links']?.default).toEqual(plan.operations[2]?.properties?.['default']);
    await world.undo(plan);
    expect(JSON.parse((await world.stored())[0] ?? '')).toEqual(block.data);
  });

  it('is rejected if the whole would be too large to be sent back', async () => {
    const world = await makeContentWorld(makeWorld);
    const model = await world.addModel({ links: short('link', { field_values: { multiple: true } }) });
    const create = (count: number) => {
      const links = Array.from({ length: count }, () => ({ type: 'external', link: 'https://example.com' }));
      const body = { page: world.home.id, block_content_model: model.id, data: { links } };
      return world.editor.post<Block>('/api/blocks/', body);
    };
    const block = bodyOf(await create(800), 201);
    const back = { as: world.editor, body: block };
    bodyOf(await world.call('PATCH', `/api/blocks/${block.id}/`, back), 200);
    const rejected = await create(1000);
    expect([rejected.status, rejected.rejected]).toMatchObject([400, [{ code: 'too_many' }]]);
  });
});
