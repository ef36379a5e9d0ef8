import { expect, test } from 'vitest';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import { draftFields } from './draft-field.ts';
import { withFormerDefault } from './edit-fields.ts';

/** The default of a field with this one after it was made a number. */
function defaultAfter(value: string, { isStored = true } = {}): unknown {
  const text = { field_type: 'text', field_title: 'Price', required: false, order: 0, field_values: null };
  const [before] = draftFields({ price: { ...text, default: value } });
  if (before === undefined) throw new Error('There is a field.');
  const field = {
    ...before,
    definition: { ...before.definition, field_type: 'number' },
    id: isStored ? before.id : undefined,
  };
  return withFormerDefault(before, field, fieldRegistry).definition.default;
}

test('a field of another type has its default as a value of that type', () => {
  expect(defaultAfter('12')).toBe(12);
});

test('a default that does not convert is left to the plan, and a new field does without', () => {
  expect(defaultAfter('cheap')).toBe('cheap');
  expect(defaultAfter('cheap', { isStored: false })).toBeUndefined();
});
