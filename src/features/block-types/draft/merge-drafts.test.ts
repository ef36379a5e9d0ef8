import { expect, it } from 'vitest';
import type { Preferred } from '../../../../content-model/fields/merge.ts';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { FieldDefinition, FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { apiNameOf, type Fields } from './draft-field.ts';
import { newField } from './edit-fields.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { defined, FakeStoredType } from './testing.ts';
import { alignedDraft, withFieldsAt } from './type-draft.ts';

const shown_when = { all: [{ field: 'heading', is: 'x' }] };
const stored: FieldSet = {
  heading: field('text', { field_title: 'Heading', order: 0 }),
  note: field('text', { field_title: 'Note', order: 1, shown_when }),
  dishes: field('list', {
    ...{ field_title: 'Dishes', order: 2 },
    field_values: { fields: { dish: field('text', { field_title: 'Dish' }) } },
  }),
};
const names = (fields: Fields) => fields.map(apiNameOf);

/** Merges an edit of a draft with the changes that another user saved meanwhile. */
function diverged(
  theirs: readonly PlanOperation[],
  edit: (fields: Fields) => Fields,
  path: readonly string[] = [],
) {
  const fake = new FakeStoredType(stored, fieldRegistry);
  const before = fake.model;
  const mine = withFieldsAt(fake.draft, path, edit);
  fake.plan(theirs);
  const [base, now] = [before, fake.model].map((one) => alignedDraft(one, mine.fields, fieldRegistry));
  if (!base || !now) throw new Error('There are two versions.');
  return (prefer?: Preferred) => {
    const { merged, conflicts } = mergeDrafts({ base, mine, theirs: now }, prefer);
    return {
      fields: merged.fields,
      conflicts: conflicts.map(({ part, titles }) => titles?.join(' › ') ?? part),
    };
  };
}

const change = (field_: string, properties: object): PlanOperation => ({
  ...{ op: 'options', field: field_, properties: { ...properties } },
});
const define = (uid: string, changes: Partial<FieldDefinition>) => (fields: Fields) =>
  defined(fields, uid, changes);
const remove = (uid: string) => (fields: Fields) => fields.filter((one) => one.uid !== uid);

it('applies changes of different members of a field, such as its name and its help', () => {
  for (const merge of [
    diverged([change('heading', { api_name: 'title' })], define('heading', { help: 'Short.' })),
    diverged([change('heading', { help: 'Short.' })], define('heading', { api_name: 'title' })),
  ]) {
    const { fields, conflicts } = merge();
    expect(conflicts).toEqual([]);
    expect(names(fields)).toEqual(['title', 'note', 'dishes']);
    expect(fields[0]).toMatchObject({ id: 'heading', definition: { help: 'Short.' } });
    expect(fields[1]?.definition.shown_when).toEqual(shown_when);
  }
});

it('reports a conflict if both changed the same member, and takes the preferred one', () => {
  const theirs = change('heading', { field_title: 'Headline', api_name: 'title' });
  const merge = diverged([theirs], define('heading', { placeholder: 'Lunch', api_name: 'top' }));
  expect(merge().conflicts).toEqual(['Heading']);
  const definitions = (['mine', 'theirs'] as const).map((prefer) => merge(prefer).fields[0]?.definition);
  expect(definitions).toMatchObject([
    { field_title: 'Headline', placeholder: 'Lunch', api_name: 'top' },
    { field_title: 'Headline', placeholder: 'Lunch', api_name: 'title' },
  ]);
  const same = diverged([change('heading', { api_name: 'top' })], define('heading', { api_name: 'top' }))();
  expect(same.conflicts).toEqual([]);
});

it('merges the fields of items, too', () => {
  const theirs = [{ ...change('dish', { api_name: 'name' }), within: ['dishes'] }];
  const price = newField([], { type: 'number', title: 'Price', isList: false, start: {} });
  const edit = (items: Fields) => [...defined(items, 'dish', { help: 'Short.' }), price];
  const { fields, conflicts } = diverged(theirs, edit, ['dishes'])();
  expect(conflicts).toEqual([]);
  expect(fields[2]?.items).toMatchObject([
    { id: 'dish', definition: { api_name: 'name', help: 'Short.' } },
    { id: undefined, definition: { api_name: 'price' } },
  ]);
});

it('reports a conflict if one side removed a field that the other edited; other removals are applied', () => {
  const edited = diverged([{ op: 'remove', field: 'heading' }], define('heading', { help: 'Mine' }));
  expect(edited().conflicts).toEqual(['Heading']);
  expect(names(edited('mine').fields)).toContain('heading');
  expect(names(edited('theirs').fields)).not.toContain('heading');
  const gone = diverged([{ op: 'remove', field: 'heading' }], define('note', { help: 'Mine' }))();
  expect(gone).toMatchObject({ conflicts: [], fields: [{ uid: 'note' }, { uid: 'dishes' }] });
  const mine = diverged([change('heading', { api_name: 'title' })], remove('heading'));
  expect(mine().conflicts).toEqual(['Heading']);
  expect(names(mine('theirs').fields)).toContain('title');
});

it('follows a field to the one that a plan put in its place', () => {
  const retype: PlanOperation = { op: 'retype', field: 'heading', field_type: 'textarea' };
  const { fields, conflicts } = diverged([retype], define('heading', { help: 'Short.' }))();
  expect(conflicts).toEqual([]);
  expect(fields[0]).toMatchObject({
    id: 'heading_2',
    definition: { field_type: 'textarea', help: 'Short.' },
  });
});

it('takes two new fields with the same name for one', () => {
  const definition = field('text', { field_title: 'Day', order: 3 });
  const day = newField([], { type: 'text', title: 'Day', isList: false, start: null });
  const { fields } = diverged([{ op: 'add', field: 'day', definition }], (before) => [...before, day])();
  expect(names(fields)).toEqual(['heading', 'note', 'dishes', 'day']);
  expect(fields[3]?.id).toBe('day');
});
