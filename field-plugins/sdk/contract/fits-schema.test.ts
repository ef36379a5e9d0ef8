import { it } from 'vitest';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import { fc } from '../../../tools/seeded.ts';
import { compile } from '../testing/conformance/asking.ts';
import { fitsSchema } from './fits-schema.ts';

const schemas: readonly JsonSchema[] = [
  {},
  { type: 'null' },
  { type: ['boolean', 'integer'] },
  { type: 'integer', minimum: 1, maximum: 3 },
  { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 2, multipleOf: 0.5 },
  { type: 'string', minLength: 1, maxLength: 2 },
  { type: 'string', pattern: '^a' },
  { enum: ['a', 1, null] },
  { const: [1] },
  { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { type: 'string' } },
  { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 2 }] },
  { oneOf: [{ type: 'integer' }, { type: 'number', minimum: 2 }] },
  { type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] },
  { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: false },
];

const part = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 'a', 'ab', 'abc', '🐙🐙', 0, 0.5, 1, 1.25, 2, 3, 4),
  fc.constantFrom<unknown>([], {}, [1], ['a', 'a']),
);
const value = fc.oneof(
  part,
  fc.array(part, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), part, { maxKeys: 3 }),
);

it.each(schemas.map((schema) => [schema]))('validates %j as Ajv does', (schema) => {
  const fits = compile(schema);
  fc.assert(fc.property(value, (one) => fitsSchema(schema, one) === fits(one)));
});
