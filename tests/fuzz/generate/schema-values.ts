import fc from 'fast-check';
import type { Schema } from '../operations.ts';
import { Placeholder, recordOf, type Json, type Template, type Whose } from '../templates.ts';
import { mostly } from './mostly.ts';
import { plainText, anyValue } from './odd-values.ts';

/** Values for a member with this name, whatever its schema says; undefined for an ordinary one. */
export type Hint = (name: string, schema: Schema) => fc.Arbitrary<Template> | undefined;

/** The position of a value. */
export interface Place {
  /** The name of the member or parameter; for an item, the name of its list. */
  readonly name: string;
  /** Whether the address names a record whose members may be sent back. */
  readonly addressed: boolean;
  readonly hint: Hint;
}

/** Whose record to use: usually the actor's own. */
export const anyWhose: fc.Arbitrary<Whose> = fc.oneof(
  { arbitrary: fc.constant<Whose>('own'), weight: 20 },
  { arbitrary: fc.constant<Whose>('foreign'), weight: 3 },
  { arbitrary: fc.constantFrom<Whose>('other', 'never'), weight: 1 },
);

/** A record of a collection; newer ones are more likely. */
export function anyRecord(collection: string, member = 'id'): fc.Arbitrary<Template> {
  return fc
    .record({ whose: anyWhose, index: fc.oneof(fc.constant(0), fc.nat({ max: 8 })) })
    .map(({ whose, index }) => recordOf(collection, whose, index, member));
}

/** A value that the schema admits, as far as the schema tells. */
export function valuesOf(schema: Schema, place: Place): fc.Arbitrary<Template> {
  const hinted = place.hint(place.name, schema);
  const generated = hinted ?? plainValuesOf(schema, place);
  if (!place.addressed) return generated;
  return mostly(generated, fc.constant(new Placeholder({ kind: 'addressed', member: place.name })), 2);
}

function plainValuesOf(schema: Schema, place: Place): fc.Arbitrary<Template> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => plainValuesOf(choice, place)));
  if (schema.const !== undefined) return fc.constant(schema.const as Json);
  if (schema.enum !== undefined) return fc.constantFrom(...(schema.enum as readonly Json[]));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.length === 0 ? anyValue : fc.oneof(...types.map((type) => valuesOfType(type, schema, place)));
}

function valuesOfType(type: string, schema: Schema, place: Place): fc.Arbitrary<Template> {
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return integersOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, { ...place, addressed: false }), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
        size: 'max',
      });
    default:
      return objectsOf(schema, place);
  }
}

function textsOf({ minLength = 0, maxLength = 1000, format }: Schema): fc.Arbitrary<Template> {
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((time) => time.toISOString());
  const fitted = plainText.map((text) => text.padEnd(minLength, 'x').slice(0, maxLength).toWellFormed());
  return mostly(fitted, fc.constant('š'.repeat(Math.min(maxLength, 5000))));
}

/** Mostly small numbers, where there is data; now and then the ends of the range. */
function integersOf({ minimum = 0, maximum = 1_000_000 }: Schema): fc.Arbitrary<Template> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 4) });
  return mostly(small, fc.constantFrom(minimum, maximum), 8);
}

function objectsOf(schema: Schema, place: Place): fc.Arbitrary<Template> {
  const properties = Object.entries(schema.properties ?? {});
  const members = properties.map(([name, member]) => [name, valuesOf(member, { ...place, name })] as const);
  const required = schema.required ?? [];
  const record = fc.record(Object.fromEntries(members), { requiredKeys: required as string[] });
  if (properties.length > 0) return record;
  return fc.dictionary(fc.constantFrom('a', 'text', 'title'), anyValue, { maxKeys: 3 });
}
