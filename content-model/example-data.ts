import type { ExampleParts } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
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
  return new ValidatedField(field, example).mapParts(({ index, block: { model, data } }) =>
    exampleData(model, field.registry, (one, next) => partsOf(one, next + index), data),
  );
}
