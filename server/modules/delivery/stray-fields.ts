import { fitsSchema } from '../../../field-plugins/sdk/contract/fits-schema.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { DeliverySchema } from '../../../shared/wire/delivery.ts';

/** The fields in which delivered data differ from their type's description. */
export function strayFields(
  described: DeliverySchema['blocks'][number]['data'],
  data: Readonly<Record<string, unknown>>,
): readonly string[] {
  const { properties = {}, required = [] } = asTyped(described as JsonSchema);
  const missing = required.filter((name) => !Object.hasOwn(data, name));
  const invalid = Object.entries(data).filter(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return schema === undefined || !fitsSchema(schema, value);
  });
  return [...missing, ...invalid.map(([name]) => name)];
}

/** The schema as in TypeScript types, without limits. */
function asTyped({ anyOf, oneOf, items, properties, ...schema }: JsonSchema): JsonSchema {
  const { type, required, additionalProperties } = schema;
  return {
    ...(type !== undefined && { type }),
    ...(schema.enum && { enum: schema.enum }),
    ...('const' in schema && { const: schema.const }),
    ...(required && { required }),
    ...(additionalProperties !== undefined && { additionalProperties }),
    ...(anyOf && { anyOf: anyOf.map(asTyped) }),
    ...(oneOf && { anyOf: oneOf.map(asTyped) }),
    ...(items && { items: asTyped(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, asTyped(one)])),
    }),
  };
}
