import { expect, it } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { fc } from '../../tools/seeded.ts';
import { field } from '../testing.ts';
import { preparePlan } from './prepare-plan.ts';
import type { Fields } from './step.ts';
import { undoFields } from './undo-fields.ts';

const before: Fields = {
  title: field('text', { order: 0 }),
  note: field('text', { order: 1, shown_when: { all: [{ field: 'title', is_empty: false }] } }),
  rows: field('list', {
    order: 2,
    field_values: { max: 4, fields: { label: field('text'), price: field('text') } },
  }),
};

/** Takes operations back after the fields were changed. */
function undo(operations: readonly PlanOperation[], change: (after: Fields) => Fields) {
  const { fields: after, operations: complete } = preparePlan(before, { operations }, fieldRegistry);
  return undoFields({ before, after, now: change(after) }, complete);
}

const edit =
  (name: string, members: object) =>
  (fields: Fields): Fields => ({ ...fields, [name]: { ...fields[name], ...members } as Fields[string] });

const rename: PlanOperation = { op: 'retype', field: 'title', to: 'heading', field_type: 'textarea' };
const retype: PlanOperation = { op: 'retype', field: 'note', field_type: 'textarea' };
const inner: PlanOperation = {
  op: 'retype',
  within: ['rows'],
  field: 'label',
  to: 'name',
  field_type: 'textarea',
};

it('leads to the fields before the plan if nothing was changed since', () => {
  const operations: PlanOperation[] = [
    rename,
    retype,
    inner,
    { op: 'add', field: 'mood', definition: field('text') },
  ];
  const undone = undo(operations, (fields) => fields);
  expect(undone).toEqual({ fields: before, changed: [] });
});

it('keeps conditions and fields that the plan left alone, and the texts of one that it changed', () => {
  const shown_when = { all: [{ field: 'heading', is: 'Sale' }] };
  const undone = undo([rename], (fields) => ({
    ...edit('note', { shown_when })(edit('heading', { help: 'Short.' })(fields)),
    mood: field('text', { shown_when }),
  }));
  const former = { all: [{ field: 'title', is: 'Sale' }] };
  expect(undone).toEqual({
    changed: [],
    fields: {
      ...before,
      title: { ...before['title'], help: 'Short.' },
      note: { ...before['note'], shown_when: former },
      mood: field('text', { shown_when: former }),
    },
  });
});

it('lets a field go that the plan made, with the texts that it has been given', () => {
  const add: PlanOperation = { op: 'add', field: 'mood', definition: field('text') };
  expect(undo([add], edit('mood', { help: 'How is it?' }))).toEqual({ fields: before, changed: [] });
  expect(undo([add], edit('mood', { field_type: 'number' })).changed).toEqual(['mood']);
  const wrap: PlanOperation = { op: 'wrap', fields: ['title'], to: 'box' };
  expect(undo([wrap], edit('box', { help: 'One is enough' })).fields).toEqual(before);
  const other = { field_values: { fields: { title: field('text'), more: field('text') } } };
  expect(undo([wrap], edit('box', other)).changed).toEqual(['box']);
});

it('names the fields whose changes have no place any more', () => {
  const shorten: PlanOperation = { op: 'options', field: 'title', field_values: { max_length: 5 } };
  expect(undo([shorten], edit('title', { field_values: { max_length: 3 } })).changed).toEqual(['title']);
  expect(undo([shorten], edit('title', { field_values: null }))).toEqual({ fields: before, changed: [] });
  expect(undo([retype], edit('note_2', { default: 'two\nlines' })).changed).toEqual(['note_2']);
  for (const edited of [{ field_type: 'number' }, { required: true }])
    expect(undo([retype], edit('note_2', edited)).changed).toEqual(['note_2']);
  expect(undo([rename], (fields) => ({ ...fields, title: field('text') })).changed).toEqual(['title']);
  const gone = undo([rename], ({ rows: _gone, ...others }) => others);
  expect([Object.keys(gone.fields), gone.changed]).toEqual([['title', 'note'], []]);
});

it('names a list whose new default is one of items as the plan left them', () => {
  const start = [{ id: 'a', data: { name: 'Tea' } }];
  expect(undo([inner], edit('rows', { default: start })).changed).toEqual(['rows']);
  expect(undo([rename], edit('rows', { default: start }))).toEqual({
    changed: [],
    fields: { ...before, rows: { ...before['rows'], default: start } },
  });
});

it('names a field that has come to stand where another one returns', () => {
  const remove: PlanOperation = { op: 'remove', field: 'note' };
  const removeInner: PlanOperation = { op: 'remove', within: ['rows'], field: 'price' };
  const adding = (name: string) => (fields: Fields) => ({ ...fields, [name]: field('number') });
  expect(undo([remove], adding('note')).changed).toEqual(['note']);
  const list = { max: 4, fields: { label: field('text'), price: field('number') } };
  expect(undo([removeInner], edit('rows', { field_values: list })).changed).toEqual(['rows']);
});

it('gives a field another API name if a newer field has taken its former one', () => {
  const removes: PlanOperation[] = [
    { op: 'remove', field: 'note' },
    { op: 'remove', within: ['rows'], field: 'price' },
  ];
  const [note_2, price_2] = [field('text', { api_name: 'note' }), field('text', { api_name: 'price' })];
  const list = (fields: Fields) => ({ field_values: { max: 4, fields } });
  const label = field('text');
  const undone = undo(removes, (fields) => edit('rows', list({ label, price_2 }))({ ...fields, note_2 }));
  const fields = {
    ...edit('rows', list({ label, price: field('text', { api_name: 'price_3' }), price_2 }))(before),
    ...{ note: { ...before['note'], api_name: 'note_3' }, note_2 },
  };
  expect(undone).toEqual({ fields, changed: [] });
  const renames: PlanOperation[] = [{ op: 'options', field: 'note', properties: { api_name: 'text' } }];
  expect(undo(renames, (after) => ({ ...after, note_2 })).fields).toEqual({
    ...before,
    ...{ note: { ...before['note'], api_name: 'note_3' }, note_2 },
  });
});

it('keeps new fields and texts whatever the plan did', () => {
  const plans: PlanOperation[] = [
    rename,
    retype,
    { op: 'require', field: 'note' },
    { op: 'add', field: 'mood', definition: field('text') },
    { op: 'options', field: 'rows', properties: { unique: true } },
    inner,
    { op: 'add', within: ['rows'], field: 'size', definition: field('number') },
    { op: 'remove', within: ['rows'], field: 'price' },
  ];
  const help = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
  const edits = fc.record({ title: help, note: help, rows: help, label: help, isAdding: fc.boolean() });
  const withHelp = (text: string | undefined) => (text === undefined ? {} : { help: text });
  fc.assert(
    fc.property(fc.subarray(plans), edits, (operations, { isAdding, ...texts }) => {
      const change = (fields: Fields): Fields => {
        const called = (name: string, other: string, some: Fields) => (name in some ? name : other);
        const { fields: items = {}, ...options } = (fields['rows']?.field_values ?? {}) as {
          fields?: Fields;
        };
        const label = called('label', 'name', items);
        const edited = {
          ...edit(label, withHelp(texts.label))(items),
          ...(isAdding && { extra: field('text') }),
        };
        const list = edit('rows', { ...withHelp(texts.rows), field_values: { ...options, fields: edited } });
        const title = edit(called('title', 'heading', fields), withHelp(texts.title));
        const all = list(title(edit(called('note', 'note_2', fields), withHelp(texts.note))(fields)));
        return { ...all, ...(isAdding && { extra: field('text') }) };
      };
      expect(undo(operations, change)).toEqual({ changed: [], fields: change(before) });
    }),
  );
});
