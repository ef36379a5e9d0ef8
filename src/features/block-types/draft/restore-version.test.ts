import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { apiNameOf } from './draft-field.ts';
import { FakeStoredType } from './testing.ts';
import { restoredDraft, type TypeDraft } from './type-draft.ts';

const fields: BlockContentModel['content_model'] = {
  heading: field('text', { order: 0 }),
  place: field('text', { order: 1, shown_when: { all: [{ field: 'heading', is_empty: false }] } }),
  dishes: field('list', { order: 2, field_values: { fields: { dish: field('text') } } }),
};
const setApiName = (name: string, api_name: string | null): PlanOperation => ({
  ...{ op: 'options', field: name, properties: { api_name } },
});

/** Restores the version before some operations, over a draft. */
function restore(operations: readonly PlanOperation[], edit = (draft: TypeDraft) => draft) {
  const fake = new FakeStoredType(fields);
  const version = { ...fake.model, changed_at: null, changed_by: null };
  const forward = fake.plan(operations);
  return { fake, forward, draft: restoredDraft(version, fake.model, edit(fake.draft)) };
}

it('reverts later renames, in lists too, and removes added fields', () => {
  const added = field('text', { order: 3, api_name: 'place' });
  const { fake, draft } = restore([
    ...[setApiName('heading', 'title'), setApiName('place', 'heading'), setApiName('dishes', 'menu')],
    { ...setApiName('dish', 'name'), within: ['dishes'] },
    { op: 'add', field: 'more', definition: added },
  ]);
  expect(fake.save(draft).operations).toEqual([
    { op: 'remove', field: 'more' },
    ...[setApiName('heading', null), setApiName('place', null), setApiName('dishes', null)],
    { ...setApiName('dish', null), within: ['dishes'] },
  ]);
  expect(fake.model.content_model).toEqual(fields);
});

it('gives a field its former type back, and one that was removed is new', () => {
  const { fake, draft, forward } = restore([
    { op: 'retype', field: 'heading', field_type: 'textarea' },
    { op: 'remove', field: 'dishes' },
  ]);
  const { operations, migrate } = fake.save(draft);
  expect(operations).toMatchObject([
    { op: 'add', field: 'dishes' },
    { op: 'retype', field: 'heading_2', field_type: 'text' },
  ]);
  expect(fake.draft.fields.map(apiNameOf)).toEqual(['heading', 'place', 'dishes']);
  expect(migrate(forward({ heading: 'Lunch' }))).toMatchObject({ heading_3: 'Lunch' });
});

it('keeps the values of a field that the draft has removed', () => {
  const withoutFirst = (draft: TypeDraft) => ({ ...draft, fields: draft.fields.slice(1) });
  const { fake, draft } = restore([setApiName('heading', 'title')], withoutFirst);
  expect(fake.save(draft).operations).toEqual([setApiName('heading', null)]);
});
