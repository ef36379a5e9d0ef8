import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { ownValue, type BlockData } from './block-data.ts';
import { ExaminedBlock, ExaminedField, type BlockIssues } from './examine-field.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

export type { BlockIssues, ExaminedBlock };

/**
 * Validates a block's data against its model. Accepts any JSON and never throws because of it. `examine` may cache earlier
 * results.
 */
export function examineBlock(
  model: BlockModel,
  sent: unknown,
  registry: FieldRegistry,
  examine = (field: ModelField, value: unknown) => new ExaminedField(field, value),
): ExaminedBlock {
  const isData = isBlockData(sent);
  const data = isData ? sent : {};
  const fields = modelFields(model, registry).map((field) => examine(field, ownValue(data, field.name)));
  return new ExaminedBlock({ model, data, fields, issues: isData ? undefined : notData });
}

const notData: BlockIssues = { non_field_errors: [{ key: 'common.wrong_type' }] };

function isBlockData(data: unknown): data is BlockData {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
