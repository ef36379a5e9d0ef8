import type { ExampleParts } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { callPlugin } from './call-plugin.ts';
import { blockData, type BlockData } from './block-data.ts';
import { ValidatedField } from './validate-field.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

/** `index` is the position of the field among its siblings. */
type PartsOf = (field: ModelField, index: number) => ExampleParts;

/**
 * Sample data for a block of this model, from the examples of its plugins. A field has its default value if it has no example, or
 * an invalid one. `fixed` has values to use instead of examples. The parts of a composite's example are filled in the same way.
 */
export function exampleData(
  model: BlockModel,
  registry: FieldRegistry,
  partsOf: PartsOf,
  fixed: BlockData = {},
): BlockData {
  const fields = modelFields(model, registry).filter(({ plugin }) => plugin !== undefined);
  return blockData(
    fields.map((field, index) => {
      const example = withFilledParts(
        field,
        fixed[field.name] ?? ownExample(field, partsOf(field, index)),
        partsOf,
      );
      const { ownIssues } = new ValidatedField(field, example);
      return [field.name, ownIssues.length > 0 ? field.defaultValue : example] as const;
    }),
  );
}

function ownExample({ plugin, options, defaultValue }: ModelField, parts: ExampleParts): unknown {
  return plugin?.example?.(options, parts) ?? defaultValue;
}

function withFilledParts(field: ModelField, example: unknown, partsOf: PartsOf): unknown {
  const { fieldsets, registry } = field;
  const validated = new ValidatedField(field, example);
  if (validated.parts.length === 0) return example;
  const filled = callPlugin(() =>
    validated.withPartData(({ fieldset, index, block: { data } }) => {
      const model = fieldsets[fieldset];
      return model === undefined
        ? data
        : exampleData(model, registry, (one, next) => partsOf(one, next + index), data);
    }),
  );
  return filled.result ?? example;
}
