import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import en from '../messages/en.json' with { type: 'json' };
import { shapeOf } from './value-shape.ts';

const texts: JsonSchema = { type: 'array', items: { type: 'string' } };

const limits: readonly (readonly [
  keyword: string,
  schema: JsonSchema,
  value: unknown,
  issue: { readonly key: string; readonly params?: object },
])[] = [
  ['minLength', { type: 'string', minLength: 3 }, 'ab', { key: 'too_short', params: { min: 3 } }],
  ['maxLength', { type: 'string', maxLength: 1 }, 'ab', { key: 'too_long', params: { max: 1 } }],
  ['pattern', { type: 'string', pattern: '^[0-9]+$' }, 'ab', { key: 'wrong_format' }],
  ['format', { type: 'string', format: 'date' }, 'ab', { key: 'wrong_format' }],
  ['minimum', { type: 'integer', minimum: 1 }, 0, { key: 'too_small', params: { min: 1 } }],
  ['maximum', { type: 'integer', maximum: 5 }, 6, { key: 'too_large', params: { max: 5 } }],
  ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 0 }, 0, { key: 'not_above', params: { min: 0 } }],
  ['exclusiveMaximum', { type: 'number', exclusiveMaximum: 1 }, 1, { key: 'not_below', params: { max: 1 } }],
  ['multipleOf', { type: 'number', multipleOf: 5 }, 7, { key: 'not_a_multiple', params: { step: 5 } }],
  ['minItems', { ...texts, minItems: 2 }, ['a'], { key: 'not_enough', params: { min: 2 } }],
  ['maxItems', { ...texts, maxItems: 1 }, ['a', 'b'], { key: 'too_many', params: { max: 1 } }],
  ['uniqueItems', { ...texts, uniqueItems: true }, ['a', 'a'], { key: 'repeated' }],
  ['enum', { type: 'string', enum: ['a'] }, 'b', { key: 'not_a_choice' }],
];

describe('a value of the right type that breaks a limit', () => {
  it.each(limits)(
    'has an issue of its own for %s, and can still be shown',
    (_keyword, schema, value, issue) => {
      expect(shapeOf(schema, value)).toEqual({ issue: { ...issue, key: `common.${issue.key}` } });
      expect(Object.keys(en)).toContain(issue.key);
    },
  );

  it.each(limits)('inside an object that may be missing, because of %s', (_keyword, schema, value, issue) => {
    const part: JsonSchema = { type: 'object', properties: { part: schema }, required: ['part'] };
    for (const union of ['anyOf', 'oneOf'] as const) {
      const optional: JsonSchema = { [union]: [{ type: 'null' }, part] };
      const several: JsonSchema = { type: 'array', items: optional };
      expect(shapeOf(optional, { part: value }).mismatch).toBeUndefined();
      expect(shapeOf(several, [null, { part: value }])).toEqual({
        issue: { ...issue, key: `common.${issue.key}`, path: [1, 'part'] },
      });
    }
  });
});

it.each(['0', 'a/b', '~1', 'größe %23', '#', 'constructor'])('is found in the part %j', (name) => {
  const schema: JsonSchema = { type: 'object', properties: { [name]: { ...texts, maxItems: 1 } } };
  expect(shapeOf(schema, { [name]: ['a', 'b'] })).toEqual({
    issue: { key: 'common.too_many', params: { max: 1 }, path: [name] },
  });
});

describe('a value of a wrong type', () => {
  it.each<readonly [string, JsonSchema, unknown, string]>([
    ['another type', { type: 'string', minLength: 3 }, 5, '#'],
    ['a missing part', { type: 'object', properties: {}, required: ['a'] }, {}, '#'],
    ['an unknown part', { type: 'object', properties: {}, additionalProperties: false }, { a: 1 }, '#'],
    ['a wrong item beside too many', { ...texts, maxItems: 1 }, ['a', 5], '#/1'],
    ['another constant', { type: 'string', const: 'a' }, 'b', '#'],
    ['a type that no choice has', { enum: ['a', 'b'] }, 5, '#'],
    ['none of several shapes', { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 3 }] }, 'a', '#'],
    [
      'a wrong part in one item and a limit in another',
      { type: 'array', items: { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 3 }] } },
      [1, 'a'],
      '#/1',
    ],
  ])('with %s cannot be shown', (_name, schema, value, mismatch) => {
    expect(shapeOf(schema, value)).toEqual({ issue: { key: 'common.wrong_type' }, mismatch });
  });
});

it('a value that fits two shapes where only one may is reported', () => {
  const schema: JsonSchema = { oneOf: [{ type: 'integer' }, { type: 'number' }] };
  expect(shapeOf(schema, 1)).toEqual({ issue: { key: 'common.not_a_choice' } });
});

it('a value that fits has no issue', () => {
  expect(shapeOf({ anyOf: [{ type: 'null' }, { type: 'integer', minimum: 3 }] }, 3)).toEqual({});
});
