import { describe, expect, expectTypeOf, it } from 'vitest';
import { definitionError, defineOptions, noOptions, type OptionsOf } from './definition.ts';
import { FieldDefinitionError, type FieldDefinition } from './field.ts';

const stars = defineOptions({
  type: ['object', 'null'],
  properties: {
    most: { type: 'integer', minimum: 1, default: 5 },
    half: { type: 'boolean' },
    look: { enum: ['stars', 'hearts'], default: 'stars' },
    labels: { type: 'array', items: { type: ['string', 'null'] } },
  },
  additionalProperties: false,
});

function definition(field_values: unknown): FieldDefinition {
  return { field_type: 'stars', field_title: 'Verdict', required: false, order: 0, field_values };
}

describe('options', () => {
  it('have the type that their schema describes', () => {
    expectTypeOf<OptionsOf<typeof stars>>().toEqualTypeOf<
      { readonly most: number; readonly look: 'stars' | 'hearts' } & {
        readonly half?: boolean | undefined;
        readonly labels?: readonly (string | null)[] | undefined;
      }
    >();
    const needed = defineOptions({
      type: 'object',
      properties: { unit: { type: 'string' } },
      required: ['unit'],
    });
    expectTypeOf<OptionsOf<typeof needed>['unit']>().toEqualTypeOf<string>();
    const listed = defineOptions({ anyOf: [{ type: 'null' }, { type: 'array', items: { const: 'a' } }] });
    expectTypeOf<OptionsOf<typeof listed>>().toEqualTypeOf<null | readonly 'a'[]>();
  });

  it('have the defaults of their schema', () => {
    expect(stars.readOptions(definition(null))).toEqual({ most: 5, look: 'stars' });
    expect(stars.readOptions(definition({ most: 3, half: true }))).toEqual({
      most: 3,
      half: true,
      look: 'stars',
    });
  });

  it('can be refined, and the refinement may reject combinations that a schema cannot describe', () => {
    const even = defineOptions({ type: 'integer' }, (count, one) => {
      if (count % 2 === 1) throw definitionError(one, 'field_values', 'even');
      return { half: count / 2 };
    });
    expect(even.readOptions(definition(4))).toEqual({ half: 2 });
    expect(() => even.readOptions(definition(3))).toThrow(
      'The stars field "Verdict": field_values must be even.',
    );
  });

  it.each([
    [7, 'field_values must be null or an object with most, half, look, labels.'],
    [['a'], 'field_values must be null or an object with most, half, look, labels.'],
    [{ moast: 3 }, 'field_values has "moast" but must be null or an object with most, half, look, labels.'],
    [{ most: 0 }, 'most must be a whole number of at least 1.'],
    [{ most: null }, 'most must be a whole number of at least 1.'],
    [{ half: 1 }, 'half must be true or false.'],
    [{ look: 'moons' }, 'look must be one of stars, hearts.'],
    [{ labels: [1] }, 'labels must be a list, each null or a text.'],
  ])('refuse %j', (values, sentence) => {
    const read = () => stars.readOptions(definition(values));
    expect(read).toThrow(FieldDefinitionError);
    expect(read).toThrow(`The stars field "Verdict": ${sentence}`);
  });

  it('that are required cannot be left out', () => {
    const needed = defineOptions({
      type: 'object',
      properties: { unit: { type: 'string', minLength: 1 } },
      required: ['unit'],
    });
    expect(() => needed.readOptions(definition({}))).toThrow('unit must be a text of 1 character or more.');
    expect(() => needed.readOptions(definition(null))).toThrow('unit must be');
  });

  it('are null for a type without options, or {} in old models', () => {
    expect(noOptions.readOptions(definition(null))).toBeNull();
    expect(noOptions.readOptions(definition({}))).toBeNull();
    expect(() => noOptions.readOptions(definition({ most: 1 }))).toThrow('field_values must be null.');
  });
});
