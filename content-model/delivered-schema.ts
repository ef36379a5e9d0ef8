import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

/**
 * The schema of the delivered data for the blocks of a model. Each field has the schema that its plugin returns. The
 * schema omits null, which is delivered for invalid values, because sites would have to expect it everywhere. A field with
 * conditions is optional, because it is not delivered while it is hidden.
 */
export function deliveredSchema(model: BlockModel, registry: FieldRegistry): JsonSchema {
  const fields = modelFields(model, registry);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        field.apiName,
        { ...schemaOf(field), description: field.definition.field_title },
      ]),
    ),
    required: fields.flatMap(({ apiName, definition }) =>
      definition.shown_when === undefined ? [apiName] : [],
    ),
    additionalProperties: false,
  };
}

function schemaOf({ plugin, options, fieldsets, registry, schema }: ModelField): JsonSchema {
  // A field without a plugin is delivered as null.
  if (plugin === undefined) return { type: 'null' };
  if (plugin.deliveredSchema === undefined)
    return plugin.deliver === undefined && plugin.fieldsets === undefined ? schema : {};
  const parts = Object.entries(fieldsets).map(([name, part]) => [name, deliveredSchema(part, registry)]);
  return plugin.deliveredSchema(options, Object.fromEntries(parts) as Readonly<Record<string, JsonSchema>>);
}
