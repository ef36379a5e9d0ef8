import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import { TypePrinter } from './type-printer.ts';

const text = { type: 'string' } as const;
const point = {
  type: 'object',
  title: 'Point',
  properties: { x: { type: 'number' }, 'sr-Cyrl': text },
  required: ['x'],
  additionalProperties: false,
} as const;
const { title: _title, ...untitled } = point;

test.each<[JsonSchema & { readonly patternProperties?: object }, string]>([
  [{ type: ['number', 'null'] }, 'number | null'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'boolean' }, 'boolean'],
  [{ const: 'hero' }, '"hero"'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ anyOf: [text, { type: 'null' }] }, 'string | null'],
  [{ oneOf: [text, text] }, 'string'],
  [{ type: 'array', items: text }, 'string[]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'Array<string | null>'],
  [{ type: 'array', items: point }, 'Point[]'],
  [{ type: 'object', patternProperties: { '^.*$': text } }, 'Record<string, string>'],
  [{ type: 'object' }, 'Record<string, unknown>'],
  [untitled, '{\n  x: number;\n  "sr-Cyrl"?: string;\n}'],
  [{ type: 'object', properties: { a: text } }, '{\n  a?: string;\n  [name: string]: unknown;\n}'],
  [{}, 'unknown'],
])('the schema %j has the type %s', (schema, type) => {
  expect(new TypePrinter([]).typeOf(schema as JsonSchema)).toBe(type);
});

test('each object with a title is declared once, under a name of its own', () => {
  const printer = new TypePrinter(['Page']);
  const other = { ...point, properties: { y: { type: 'number', description: 'Ends */ it.' } } } as const;
  const types = [point, { ...point, description: 'Here' }, other, { ...point, title: 'Page' }];
  expect(types.map((type) => printer.typeOf(type))).toEqual(['Point', 'Point', 'Point2', 'Page2']);
  expect(printer.declarations).toHaveLength(3);
  expect(printer.declarations).toContain(
    'export interface Point2 {\n  /** Ends *\\/ it. */\n  y?: number;\n}\n',
  );
});
