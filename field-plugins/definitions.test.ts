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

  it.each([
    [
      'text',
      'long',
      'The text field "Size": field_values must be null or an object with max_length, placeholder.',
    ],
    ['text', { max_length: 0 }, 'The text field "Size": max_length must be a whole number of at least 1.'],
    ['text', { max_length: '9' }, 'The text field "Size": max_length must be a whole number of at least 1.'],
    ['textarea', { placeholder: 4 }, 'The textarea field "Size": placeholder must be a text.'],
    [
      'textarea',
      { rows: 4 },
      'The textarea field "Size": field_values has "rows" but must be null or an object with max_length, placeholder.',
    ],
    [
      'select',
      null,
      'The select field "Size": field_values must be a list of 1 item or more, each a text of 1 character or more or an object with value, title.',
    ],
    [
      'select',
      [],
      'The select field "Size": field_values must be a list of 1 item or more, each a text of 1 character or more or an object with value, title.',
    ],
    ['background', ['white', 'white'], 'field_values must be null or a list of 1 item or more'],
    [
      'richtext',
      { max_length: 100_001 },
      'The richtext field "Size": max_length must be a whole number from 1 to 100000.',
    ],
    ['richtext', { features: ['lists', 'lists'] }, 'without duplicates.'],
    ['select', ['a', 'a'], 'The select field "Size": each value of field_values must be listed once.'],
    [
      'select',
      [''],
      'The select field "Size": field_values must be a list of 1 item or more, each a text of 1 character or more or an object with value, title.',
    ],
    [
      'select',
      [{ value: 'a', title: 'A', icon: 'x' }],
      'The select field "Size": field_values must be a list of 1 item or more, each a text of 1 character or more or an object with value, title.',
    ],
    ['checkbox', true, 'The checkbox field "Size": field_values must be null.'],
    ['checkbox', { inverted: true }, 'The checkbox field "Size": field_values must be null.'],
    [
      'background',
      ['pink'],
      `The background field "Size": field_values must be null or a list of 1 item or more, each one of ${backgrounds.join(', ')}, without duplicates.`,
    ],
    [
      'background',
      [],
      `The background field "Size": field_values must be null or a list of 1 item or more, each one of ${backgrounds.join(', ')}, without duplicates.`,
    ],
    ['number', { decimals: 7 }, 'The number field "Size": decimals must be a whole number from 0 to 6.'],
    [
      'number',
      { step: 0.25, decimals: 1 },
      'The number field "Size": step must be a number with at most 1 decimals.',
    ],
    [
      'number',
      { min: 5, max: 9, step: 10 },
      'The number field "Size": max must be at least 10, the smallest value that is allowed.',
    ],
    ['number', { decimals: 6, max: 1e12 }, 'The number field "Size": max must be at most 1000000000.'],
    ['date', { min: '2026-02-30' }, 'The date field "Size": min must be a day such as 2026-02-28.'],
    [
      'date',
      { min: '2026-02-02', max: '2026-02-01' },
      'The date field "Size": max must be 2026-02-02 or later.',
    ],
    ['email', { max_length: 3 }, 'The email field "Size": field_values has "max_length" but'],
    ['url', 'https://', 'The url field "Size": field_values must be null or an object with placeholder.'],
    [
      'datetime',
      { zone: '+01:00' },
      'The datetime field "Size": zone must be the name of a time zone such as Europe/Belgrade.',
    ],
    ['color', { palette: ['red'] }, 'The color field "Size": the colour "red" of palette must be #rrggbb.'],
    ['color', { palette: ['#abc', '#aabbcc'] }, 'each colour of palette must be listed once.'],
    [
      'color',
      { custom: false },
      'The color field "Size": palette must be a list of colours without "custom".',
    ],
    [
      'tags',
      { suggestions: ['Tea', 'tea'] },
      'suggestions must be a list of texts, none blank or listed twice.',
    ],
    [
      'tags',
      { free: false },
      'The tags field "Size": suggestions must be a list of 1 or more without "free".',
    ],
    ['tags', { min: 3, max: 2 }, 'The tags field "Size": max must be at least 3.'],
    ['media', [1], 'The media field "Size": field_values must be null or an object with multiple, max.'],
    ['media', { multiple: 'yes' }, 'The media field "Size": multiple must be true or false.'],
    ['link', { max: 3 }, 'The link field "Size": max must be 1 without "multiple".'],
    [
      'link',
      { multiple: true, max: 1.5 },
      'The link field "Size": max must be a whole number of at least 1.',
    ],
    ['list', { fields: null }, 'The list field "Size": fields must be an object.'],
    ['table', { max_rows: 201 }, 'The table field "Size": max_rows must be a whole number from 1 to 200.'],
    ['embed', { providers: [] }, 'The embed field "Size": providers must be a list of 1 item or more'],
    ['embed', { providers: ['example.com'] }, 'each one of youtube, vimeo, dailymotion, soundcloud, spotify'],
    ['location', { zoom: 20 }, 'The location field "Size": zoom must be a whole number from 1 to 19.'],
    [
      'code',
      { languages: ['cobol'] },
      'The code field "Size": languages must be a list of 1 item or more, each one of',
    ],
    ['code', { max_length: 0 }, 'The code field "Size": max_length must be a whole number from 1 to 50000.'],
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
