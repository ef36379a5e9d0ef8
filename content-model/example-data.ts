import type { ExampleParts } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { blockData, type BlockData } from './block-data.ts';
import { examineBlock } from './examine-block.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

/**
 * Data that shows what a block of this model looks like, of its plugins' examples. A field has its default value if it has no
 * example, or one that is not valid. `fixed` has values to use instead of examples.
 */
export function exampleData(
  model: BlockModel,
  registry: FieldRegistry,
  partsOf: (field: ModelField, index: number) => ExampleParts,
  fixed: BlockData = {},
): BlockData {
  const fields = modelFields(model, registry).filter(({ plugin }) => plugin !== undefined);
  const examples = blockData(
    fields.map(
      (field, index) => [field.name, fixed[field.name] ?? exampleOf(field, partsOf(field, index))] as const,
    ),
  );
  const { issues } = examineBlock(model, examples, registry);
  return blockData(
    fields.map(
      ({ name, defaultValue }) =>
        [name, issues[name] ? defaultValue : (examples[name] ?? defaultValue)] as const,
    ),
  );
}

function exampleOf({ plugin, options, defaultValue }: ModelField, parts: ExampleParts): unknown {
  return plugin?.example?.(options, parts) ?? defaultValue;
}
