import { describe, expect, it } from 'vitest';
import { field, withSteps } from '../../../../content-model/testing.ts';
import { createFieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import { fieldsIn, FakeStoredType } from './testing.ts';
import { type DraftField, newField, renamed, type TypeDraft, withFieldsAt } from './type-draft.ts';

/** Saves a change of the type. */
function save(fields: FieldSet, edit: (draft: TypeDraft) => TypeDraft, registry = withSteps) {
  const fake = new FakeStoredType(fields, registry);
  const draft = edit(fake.draft);
  const { operations } = fake.save(draft);
  // What is stored is what the draft says: nothing is left to save.
  expect(fieldsIn(fake.draft)).toEqual(fieldsIn(draft));
  return operations;
}

const rename = (uid: string, name: string) => (fields: readonly DraftField[]) =>
  renamed(fields, uid, { apiName: name, isNamed: true });

describe('the steps to a draft', () => {
  it('give a renamed field another name for sites, and leave the conditions that name it', () => {
    const shown_when = { all: [{ field: 'mood', is_empty: false }] };
    const fields = { mood: field('text', { order: 0 }), note: field('text', { order: 1, shown_when }) };
    expect(save(fields, (draft) => withFieldsAt(draft, [], rename('mood', 'feeling')))).toEqual([
      { op: 'options', field: 'mood', properties: { api_name: 'feeling' } },
    ]);
  });

  it('store a new field elsewhere if another was renamed and it takes the name', () => {
    const fields = { title: field('text', { order: 0 }) };
    const operations = save(fields, (draft) => {
      const renamedFields = rename('title', 'headline')(draft.fields);
      const added = newField(renamedFields, { type: 'text', title: 'Title', isList: false, start: null });
      return { ...draft, fields: rename(added.uid, 'title')([...renamedFields, added]) };
    });
    expect(operations).toMatchObject([
      { op: 'add', field: 'title_2', definition: { api_name: 'title' } },
      { op: 'options', field: 'title', properties: { api_name: 'headline' } },
    ]);
  });

  describe('in the parts of a composite that is no list', () => {
    const inside = { day: field('text', { order: 0 }), from: field('number', { order: 1 }) };
    const fields = { times: field('steps', { order: 0, field_values: { most: 1, fields: inside } }) };
    const { day, from } = inside;
    const within = ['times'];
    const edited = (edit: (fields: readonly DraftField[]) => readonly DraftField[]) => (draft: TypeDraft) =>
      withFieldsAt(draft, within, edit);

    it('reach them as in a list', () => {
      expect(save(fields, edited(rename('times/day', 'weekday')))).toEqual([
        { op: 'options', within, field: 'day', properties: { api_name: 'weekday' } },
      ]);
    });

    it('are its options where it has other parts than those say', () => {
      const plugins = withSteps.plugins.map((plugin) =>
        plugin.type === 'steps'
          ? { ...plugin, fieldsets: () => ({ step: { ...inside, also: day } }) }
          : plugin,
      );
      expect(save(fields, edited(rename('times/day', 'weekday')), createFieldRegistry(plugins))).toEqual([
        {
          ...{ op: 'options', field: 'times' },
          field_values: { most: 1, fields: { day: { ...day, api_name: 'weekday' }, from } },
        },
      ]);
    });
  });
});
