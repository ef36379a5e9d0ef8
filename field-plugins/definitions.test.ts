import { describe, expect, it } from 'vitest';
import { backgroundField, backgrounds } from './background/field.ts';
import { checkboxField } from './checkbox/field.ts';
import { fieldRegistry } from './index.ts';
import { mediaField } from './media/field.ts';
import { FieldDefinitionError, type FieldDefinition } from './sdk/contract/field.ts';
import { createFieldRegistry } from './sdk/contract/registry.ts';
import { selectField } from './select/field.ts';
import { textField } from './text/field.ts';

function definition(type: string, field_values: unknown): FieldDefinition {
  return { field_type: type, field_title: 'Size', required: false, order: 0, field_values };
}

describe('readOptions', () => {
  it('reads every model that api.md allows', () => {
    expect(textField.readOptions(definition('text', { max_length: 5, placeholder: 'x' }))).toEqual({
      maxLength: 5,
      placeholder: 'x',
    });
    expect(selectField.readOptions(definition('select', ['a', { value: 'b', title: 'B' }]))).toEqual({
      choices: [
        { value: 'a', title: 'a' },
        { value: 'b', title: 'B' },
      ],
    });
    expect(backgroundField.readOptions(definition('background', null))).toEqual({ choices: backgrounds });
    expect(backgroundField.readOptions(definition('background', ['black', 'white']))).toEqual({
      choices: ['white', 'black'],
    });
    expect(checkboxField.readOptions(definition('checkbox', null))).toEqual({ title: 'Size' });
    expect(mediaField.readOptions(definition('media', null))).toEqual({ multiple: false, max: 1 });
    expect(mediaField.readOptions(definition('media', { multiple: true }))).toEqual({
      multiple: true,
      max: undefined,
    });
    expect(mediaField.readOptions(definition('link', { multiple: true, max: 4 }))).toEqual({
      multiple: true,
      max: 4,
    });
  });

  // `sdk/contract/definition.test.ts` proves what schemas of options reject; these are the rules of the types themselves.
  it.each([
    ['select', ['a', 'a'], 'The select field "Size": each value of field_values must be listed once.'],
    ['number', { step: 0.25, decimals: 1 }, 'step must be a number with at most 1 decimals.'],
    ['number', { min: 5, max: 9, step: 10 }, 'max must be at least 10, the smallest value that is allowed.'],
    ['number', { decimals: 6, max: 1e12 }, 'max must be at most 1000000000.'],
    ['date', { min: '2026-02-30' }, 'min must be a day such as 2026-02-28.'],
    ['date', { min: '2026-02-02', max: '2026-02-01' }, 'max must be 2026-02-02 or later.'],
    ['datetime', { zone: '+01:00' }, 'zone must be the name of a time zone such as Europe/Belgrade.'],
    ['color', { palette: ['red'] }, 'the colour "red" of palette must be #rrggbb.'],
    ['color', { palette: ['#abc', '#aabbcc'] }, 'each colour of palette must be listed once.'],
    ['color', { custom: false }, 'palette must be a list of colours without "custom".'],
    [
      'tags',
      { suggestions: ['Tea', 'tea'] },
      'suggestions must be a list of texts, none blank or listed twice.',
    ],
    ['tags', { free: false }, 'suggestions must be a list of 1 or more without "free".'],
    ['tags', { min: 3, max: 2 }, 'max must be at least 3.'],
    ['link', { max: 3 }, 'The link field "Size": max must be 1 without "multiple".'],
    ['reference', { max: 3 }, 'The reference field "Size": max must be 1 without "multiple".'],
    ['reference', { below: 'blog/' }, 'The reference field "Size": below must be a text that matches'],
  ])('refuses for %s: %j', (type, values, sentence) => {
    const read = () => fieldRegistry.find(type)?.readOptions(definition(type, values));
    expect(read).toThrow(FieldDefinitionError);
    expect(read).toThrow(sentence);
  });
});

describe('the registry', () => {
  it('finds a type only by its exact name', () => {
    expect(fieldRegistry.find('text')).toBe(textField);
    expect(fieldRegistry.find('Text')).toBeUndefined();
    expect(fieldRegistry.find('constructor')).toBeUndefined();
  });

  it('throws when two plugins use the same type', () => {
    expect(() => createFieldRegistry([textField, textField])).toThrow(
      'Two field plugins claim the type "text".',
    );
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(fieldRegistry)).toBe(true);
    expect(Object.isFrozen(fieldRegistry.plugins)).toBe(true);
    expect(fieldRegistry.plugins.every((plugin) => Object.isFrozen(plugin))).toBe(true);
  });
});
