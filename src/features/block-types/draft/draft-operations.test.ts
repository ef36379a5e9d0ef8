import { describe, expect, it } from 'vitest';
import { field } from '../../../../content-model/testing.ts';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import { listField } from '../../../../field-plugins/list/field.ts';
import { createFieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import { fieldsIn, TypeStory } from './testing.ts';
import { type DraftField, fieldsAt, renamed, type TypeDraft, withFieldsAt } from './type-draft.ts';

/** A composite of an author, whose parts plans cannot reach. */
const timesField = { ...listField, type: 'times' };
const registry = createFieldRegistry([...fieldRegistry.plugins, timesField], fieldRegistry.matches);

/** Saves a change of the type. */
function save(fields: FieldSet, edit: (draft: TypeDraft) => TypeDraft) {
  const story = new TypeStory(fields, registry);
  const draft = edit(story.draft);
  const { operations } = story.save(draft);
  // What is stored is what the draft says: nothing is left to save.
  expect(fieldsIn(story.draft)).toEqual(fieldsIn(draft));
  return operations;
}

const rename = (uid: string, name: string) => (fields: readonly DraftField[]) =>
  renamed(fields, uid, { name, isNamed: true });

describe('the steps to a draft', () => {
  it('say once that a field was renamed, and not again for each condition that names it', () => {
    const shown_when = { all: [{ field: 'mood', is_empty: false }] };
    const fields = { mood: field('text', { order: 0 }), note: field('text', { order: 1, shown_when }) };
    expect(save(fields, (draft) => withFieldsAt(draft, [], rename('mood', 'feeling')))).toEqual([
      { op: 'rename', field: 'mood', to: 'feeling' },
    ]);
  });

  describe('in the parts of a composite that is no list', () => {
    const inside = { day: field('text', { order: 0 }), from: field('number', { order: 1 }) };
    const fields = { times: field('times', { order: 0, field_values: { min: 1, fields: inside } }) };
    const options = (after: FieldSet) => [
      { op: 'options', field: 'times', field_values: { min: 1, fields: after } },
    ];
    const { day, from } = inside;

    it.each<[string, (fields: readonly DraftField[]) => readonly DraftField[], FieldSet]>([
      ['a new name', rename('times/day', 'weekday'), { weekday: day, from }],
      ['a field that goes', (all) => all.slice(0, 1), { day }],
      [
        'another order',
        (all) => all.toReversed(),
        { from: { ...from, order: 0 }, day: { ...day, order: 1 } },
      ],
    ])('make %s another option', (_what, edit, after) => {
      expect(save(fields, (draft) => withFieldsAt(draft, ['times'], edit))).toEqual(options(after));
    });

    it('make no step of what has not changed', () => {
      expect(save(fields, (draft) => draft)).toEqual([]);
      expect(fieldsAt(new TypeStory(fields, registry).draft.fields, ['times'])).toHaveLength(2);
    });
  });
});
