import { expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { restoredDraft } from './restore-version.ts';
import { fieldsIn, FakeStoredType } from './testing.ts';
import { apiNameOf, type TypeDraft } from './type-draft.ts';

const list = (fields: BlockContentModel['content_model'], order = 0) =>
  field('list', { order, field_values: { fields } });
const fields = {
  heading: field('text', { order: 0 }),
  place: field('text', { order: 1 }),
  dishes: list({ dish: field('text'), price: field('number', { order: 1 }) }, 2),
};

function restore(fake: FakeStoredType, former: BlockContentModel, draft: TypeDraft = fake.draft) {
  const version = { ...former, changed_at: null, changed_by: null };
  const follow = fake.followFrom(former);
  return restoredDraft({ draft, stored: fake.draft, follow, registry: fieldRegistry }, version);
}

const setApiName = (name: string, api_name: string | null): PlanOperation => ({
  ...{ op: 'options', field: name, properties: { api_name } },
});

it('renames back what was renamed since, in lists too', () => {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const former = fake.model;
  fake.plan([
    setApiName('heading', 'title'),
    { ...setApiName('dish', 'name'), within: ['dishes'] },
    setApiName('dishes', 'menu'),
  ]);
  const { operations } = fake.save(restore(fake, former).draft);
  expect(operations).toEqual([
    setApiName('heading', null),
    setApiName('dishes', null),
    { ...setApiName('dish', null), within: ['dishes'] },
  ]);
  expect(fieldsIn(fake.draft)).toEqual(fields);
});

it('tells fields apart that have changed names, and one that has the name of another', () => {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const former = fake.model;
  fake.plan([setApiName('heading', 'title'), setApiName('place', 'heading')]);
  const added = field('text', { order: 3, api_name: 'place' });
  fake.patch({ ...fake.model.content_model, place_2: added });
  const { operations } = fake.save(restore(fake, former).draft);
  expect(operations).toEqual([
    { op: 'remove', field: 'place_2' },
    setApiName('heading', null),
    setApiName('place', null),
  ]);
});

it('leaves a field where a plan of a former version put it, and names it for sites as before', () => {
  const shown_when = { all: [{ field: 'heading', is_empty: false }] };
  const fake = new FakeStoredType(
    { ...fields, place: field('text', { order: 1, shown_when }) },
    fieldRegistry,
  );
  const former = fake.model;
  fake.plan([{ op: 'retype', field: 'heading', to: 'title', field_type: 'text' }]);
  expect(fake.save(restore(fake, former).draft).operations).toEqual([setApiName('title', 'heading')]);
});

it('gives a field its former type back, and one that was removed is new', () => {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const former = fake.model;
  const forward = fake.plan([
    { op: 'retype', field: 'heading', field_type: 'textarea' },
    { op: 'remove', field: 'place' },
  ]);
  const { operations, migrate } = fake.save(restore(fake, former).draft);
  expect(operations).toMatchObject([
    { op: 'add', field: 'place' },
    { op: 'retype', field: 'heading_2', field_type: 'text' },
  ]);
  expect(Object.keys(fake.model.content_model)).toEqual(['heading_3', 'dishes', 'place_2']);
  expect(fake.draft.fields.map(apiNameOf)).toEqual(['heading', 'place', 'dishes']);
  const data = migrate(forward({ heading: 'Lunch', place: 'Inn' }));
  expect(data).toMatchObject({ heading_3: 'Lunch' });
  expect(data).not.toHaveProperty('place_2');
});

it('keeps the list that fields became part of, with everything in it', () => {
  const numbered = Object.fromEntries(
    [1, 2, 3].map((number) => [`question_${number}`, field('text', { order: number })]),
  );
  const fake = new FakeStoredType({ ...fields, ...numbered }, fieldRegistry);
  const former = fake.model;
  fake.plan([
    { op: 'gather', columns: { question: 'question_#' }, to: 'questions' },
    { op: 'wrap', fields: ['place'], to: 'where' },
    setApiName('heading', 'title'),
  ]);
  const { draft, staying } = restore(fake, former);
  expect(staying.map(({ name }) => name)).toEqual(['where', 'questions']);
  expect(draft.fields.map(({ was }) => was)).toEqual(['heading', 'where', 'questions', 'dishes']);
  expect(fake.save(draft).operations.map(({ op }) => op)).not.toContain('remove');
});

it('keeps values of a field that the draft has removed, and ids of those that it shows', () => {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const former = fake.model;
  fake.plan([setApiName('heading', 'title')]);
  const [title, ...others] = fake.draft.fields;
  const { draft } = restore(fake, former, { ...fake.draft, fields: others });
  expect(draft.fields[0]?.was).toBe('heading');
  expect(restore(fake, former).draft.fields[0]?.uid).toBe(title?.uid);
});

it('finds fields again after a plan was undone', () => {
  const fake = new FakeStoredType(fields, fieldRegistry);
  const former = fake.model;
  fake.plan([{ op: 'wrap', fields: ['heading'], to: 'box' }]);
  fake.undo();
  const { draft } = restore(fake, former);
  expect(draft.fields.map(({ was }) => was)).toEqual(['heading', 'place', 'dishes']);
});
