import type { FieldPlugin } from '../../../../field-plugins/sdk/contract/field.ts';
import { fitsSchema } from '../../../../field-plugins/sdk/contract/fits-schema.ts';
import type { JsonSchema } from '../../../../shared/json-schema.ts';

/**
 * Returns the options of a new field: none if its type can do without, or otherwise the first that fit, to be changed
 * by the user. `textOf` returns numbered texts. The fields of an item are added by hand.
 */
export function startOptions(plugin: FieldPlugin, textOf: (number: number) => string): unknown {
  const { optionsSchema: schema = { type: 'null' }, fieldsets } = plugin;
  if (fieldsets !== undefined) return {};
  return fitsSchema(schema, null) ? null : exampleOf(schema, textOf);
}

/** Arrays start with two entries, because one is no choice. */
const several = 2;

function exampleOf(schema: JsonSchema, textOf: (number: number) => string, number = 1): unknown {
  const { type, items, properties = {}, required = [], minItems = 0, maxItems = several } = schema;
  if ('default' in schema) return schema.default;
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[number - 1] ?? schema.enum[0];
  const shapes = schema.anyOf ?? schema.oneOf ?? [];
  const shape = shapes.find((one) => one.properties !== undefined) ?? shapes[0];
  if (shape !== undefined) return exampleOf(shape, textOf, number);
  const examples: Readonly<Record<string, () => unknown>> = {
    array() {
      const length = Math.max(minItems, Math.min(several, maxItems));
      return Array.from({ length }, (_, at) => exampleOf(items ?? {}, textOf, at + 1));
    },
    object: () =>
      Object.fromEntries(
        required.map((name) => {
          // Values are read by sites, so they are the same in every language.
          const words = name === 'value' ? (at: number) => `option_${at}` : textOf;
          return [name, exampleOf(properties[name] ?? {}, words, number)];
        }),
      ),
    string: () => textOf(number),
    boolean: () => false,
    number: () => schema.minimum ?? number,
    integer: () => schema.minimum ?? number,
  };
  return examples[[type ?? []].flat()[0] ?? '']?.() ?? null;
}
