import { describe, expect, test, vi } from 'vitest';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { itemFields, ModelsFolder, textField } from '../../support/models-folder.ts';

const stage = ModelsFolder.open();
const { models, done, rejected, edit } = stage;

const make = (name: string, content_model: object) =>
  stage.admin<BlockContentModel>('block-content-models/', { name, content_model });

const fieldsOf = async ({ id }: BlockContentModel) =>
  Object.entries((await stage.admin<BlockContentModel>(`block-content-models/${id}/`)).content_model).map(
    ([name, { field_type }]) => `${name}: ${field_type}`,
  );

describe('changes that the server rejects', () => {
  test('are found before the first block type changes, if a plan removes fields that a file still names', async () => {
    const first = await make('A first', { x: textField('X', 0) });
    const shown_when = { all: [{ field: 'note', is_empty: false }] };
    const conditional = await make('B conditional', {
      note: textField('Note', 0),
      body: textField('Body', 1, { shown_when }),
    });
    const items = await make('C items', {
      rows: textField('Rows', 0, {
        field_type: 'list',
        field_values: { fields: { a: textField('A', 0), b: textField('B', 1) } },
        default: [{ id: 'item00000001', data: { a: 'x', b: 'y' } }],
      }),
    });
    await done('pull');
    edit(first.slug, ({ fields }) => Object.assign(fields[0] ?? {}, { field_type: 'textarea' }));
    edit(conditional.slug, ({ fields }) => Object.assign(fields[0] ?? {}, { name: 'r14' }));
    edit(items.slug, ({ fields }) => itemFields(fields, 'rows').pop());
    const { out } = await models('diff');
    const error = await rejected('push', '--remove', '--lossy');
    for (const place of [`${conditional.slug}.json, body.shown_when: `, `${items.slug}.json, rows.default`]) {
      expect(out).toContain(place);
      expect(error).toContain(place);
    }
    expect(error).toContain('Nothing was changed.');
    expect(await fieldsOf(first)).toEqual(['x: text']);
    expect(await fieldsOf(conditional)).toEqual(['note: text', 'body: text']);
  });

  test('between a plan and the write after it let the next push continue', async () => {
    const made = await make('Cut off', { heading: textField('Heading', 0) });
    await done('pull');
    edit(made.slug, (file) => {
      file.name = 'Cut in two';
      Object.assign(file.fields[0] ?? {}, { field_type: 'textarea' });
    });
    const send = globalThis.fetch;
    const cut = vi.spyOn(globalThis, 'fetch').mockImplementation((address, request) => {
      const isWrite = request?.method === 'PATCH' && !String(address).includes('dry_run');
      return isWrite
        ? Promise.resolve(Response.json({ message: 'Not now.' }, { status: 409 }))
        : send(address, request);
    });
    const { code, error } = await models('push');
    expect([code, error]).toEqual([1, `${made.slug}.json: Not now.\n`]);
    cut.mockRestore();
    // A field of another type has another id, and the same API name.
    expect(await fieldsOf(made)).toEqual(['heading_2: textarea']);
    expect(await done('push')).toContain('call it "Cut in two" instead of "Cut off"');
    expect(await done('push')).toContain('Nothing to push');
  });
});
