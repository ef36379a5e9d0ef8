import type { FieldReferences, ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { withoutStrays } from '../../../content-model/without-strays.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';

/**
 * The editor's view of stored data, with the current state of its targets. Without a model it is returned unchanged.
 */
export function readData(
  { registry }: Dependencies,
  row: { readonly data: string; readonly block_content_model: string },
  { models, lookup }: { models: ReadonlyMap<string, BlockContentModel>; lookup: ReferenceLookup },
): BlockData {
  const stored = JSON.parse(row.data) as BlockData;
  const model = models.get(row.block_content_model);
  if (model === undefined) return stored;
  const validated = validateBlock(model, stored, registry);
  const data = withoutStrays(validated);
  return (data === stored ? validated : validateBlock(model, data, registry)).refresh(lookup);
}

/** Returns the data of a block or component without the values of retired fields, which stay stored. */
export function fieldData(
  { registry }: Dependencies,
  { block_content_model, data }: { readonly block_content_model: string; readonly data: BlockData },
  models: ReadonlyMap<string, Pick<BlockContentModel, 'content_model'>>,
): BlockData {
  const model = models.get(block_content_model);
  return model === undefined ? data : fieldDataIn({ registry }, model, data);
}

export function fieldDataIn(
  { registry }: Pick<Dependencies, 'registry'>,
  model: Pick<BlockContentModel, 'content_model'>,
  data: BlockData,
): BlockData {
  return withoutStrays(validateBlock(model, data, registry));
}

/** The references of a block; empty if its model is gone. */
export function referencesOf(
  { registry }: Dependencies,
  { block_content_model, data }: { readonly block_content_model: string; readonly data: BlockData },
  models: ReadonlyMap<string, Pick<BlockContentModel, 'content_model'>>,
): FieldReferences {
  const model = models.get(block_content_model);
  return model === undefined ? { media: [], pages: [] } : validateBlock(model, data, registry).references;
}
