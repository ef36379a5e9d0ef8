import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import type { FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import { type Fields, fieldSetOf } from './draft-field.ts';
import { newField } from './edit-fields.ts';
import { defined, FakeStoredType } from './testing.ts';

/** Saves a change of fields. Afterwards, the draft is stored. */
function save(fields: FieldSet, edit: (fields: Fields) => Fields) {
  const fake = new FakeStoredType(fields);
  const draft = { ...fake.draft, fields: edit(fake.draft.fields) };
  const { operations } = fake.save(draft);
  expect(fake.model.content_model).toEqual(fieldSetOf(draft.fields, fields));
  return operations;
}

const rename = (uid: string, api_name: string) => (fields: Fields) => defined(fields, uid, { api_name });

it('gives a renamed field another name for sites, and leaves conditions about it', () => {
  const shown_when = { all: [{ field: 'mood', is_empty: false }] };
  const fields = { mood: field('text', { order: 0 }), note: field('text', { order: 1, shown_when }) };
  expect(save(fields, rename('mood', 'feeling'))).toEqual([
    { op: 'options', field: 'mood', properties: { api_name: 'feeling' } },
  ]);
});

it('stores a new field under another key if it takes the name of a field that was renamed or removed', () => {
  const fields = { title: field('text', { order: 0 }) };
  const title = { type: 'text', title: 'Title', isList: false, start: null };
  const add = { op: 'add', field: 'title_2', definition: { api_name: 'title' } };
  expect(
    save(fields, (before) => [...rename('title', 'headline')(before), newField([], title)]),
  ).toMatchObject([add, { op: 'options', field: 'title', properties: { api_name: 'headline' } }]);
  expect(save(fields, () => [newField([], title)])).toMatchObject([{ op: 'remove', field: 'title' }, add]);
});
