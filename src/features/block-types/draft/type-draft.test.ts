import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { apiNameOf, fieldSetOf } from './draft-field.ts';
import { duplicated, newField, retitled } from './edit-fields.ts';
import { defined, FakeStoredType } from './testing.ts';
import { draftOf, modelOf } from './type-draft.ts';

const shown_when = { all: [{ field: 'heading', is_empty: false }] };
const fields = {
  heading: field('text', { field_title: 'Heading', order: 0 }),
  place: field('text', { field_title: 'Place', order: 1, shown_when }),
};
const text = (title: string) => ({ type: 'text', title, isList: false, start: null });

it('names a new field after its title until a user names it, and gives a copy another name', () => {
  const { draft } = new FakeStoredType(fields);
  const added = newField(draft.fields, text('Text'));
  const named = retitled(added, draft.fields, 'Place');
  expect(apiNameOf(named)).toBe('place_2');
  const venue = defined([...draft.fields, named], added.uid, { api_name: 'venue' });
  const kept = venue.map((one) => (one.uid === added.uid ? retitled(one, venue, 'Town') : one));
  expect(duplicated(kept, added.uid, 'copy').map(apiNameOf)).toEqual([
    'heading',
    'place',
    'venue',
    'venue_2',
  ]);
});

it('gives new fields keys that are not stored, also that of a removed field, and names them in conditions', () => {
  const { draft } = new FakeStoredType(fields);
  const added = newField([], text('Heading'));
  const condition = { all: [{ field: added.uid, is: undefined }] };
  const edited = defined([...draft.fields.slice(1), added], 'place', { shown_when: condition as never });
  expect(fieldSetOf(edited, fields)).toMatchObject({
    place: { shown_when: { all: [{ field: 'heading_2' }] } },
    heading_2: { api_name: 'heading' },
  });
});

it('knows the fields of a draft once they are saved, with their samples and conditions', () => {
  const fake = new FakeStoredType(fields);
  const added = newField([], text('Note'));
  const retyped = defined(fake.draft.fields, 'heading', { field_type: 'textarea' });
  const sent = { ...fake.draft, fields: [...retyped, added] };
  fake.save(sent);
  fake.model = { ...fake.model, samples: [{ name: 'One', data: { heading_2: 'Lunch', note: 'New' } }] };
  const after = draftOf(fake.model, sent.fields);
  expect(after.fields.map(({ uid, id }) => [uid, id])).toEqual([
    ['heading', 'heading_2'],
    ['place', 'place'],
    [added.uid, 'note'],
  ]);
  expect(after.fields[1]?.definition.shown_when).toEqual(shown_when);
  expect(after.samples[0]?.data).toEqual({ heading: 'Lunch', [added.uid]: 'New' });
  expect(modelOf(after)).toMatchObject({
    content_model: fake.model.content_model,
    samples: fake.model.samples,
  });
});
