import { expect, it } from 'vitest';
import type { FieldType } from './field-types.ts';
import { findTypes } from './find-types.ts';

const type = (name: string, label: string, about: string): FieldType => ({
  ...{ type: name, label, about, isList: false, start: null },
});
const types = [
  type('richtext', 'Formatted text', 'Paragraphs, lists and links'),
  type('select', 'Choice', 'One of a list'),
  type('list', 'List', 'Items with fields of their own'),
  type('link', 'Link', 'To a page or an address'),
];
const found = (search: string) => findTypes(types, search).map((one) => one.type);

it('puts types with the name before those whose descriptions mention it', () => {
  expect(found('LIST')).toEqual(['list', 'richtext', 'select']);
  expect(found('link')).toEqual(['link', 'richtext']);
  expect(found('text')).toEqual(['richtext']);
});
