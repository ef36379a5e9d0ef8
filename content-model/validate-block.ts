import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { isRecord } from '../shared/is-record.ts';
import { ownValue } from './block-data.ts';
import { ValidatedBlock, ValidatedField, type BlockIssues } from './validate-field.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

export type { BlockIssues, ValidatedBlock };

/**
 * Validates a block's data against its model. Accepts any JSON and never throws because of it. `validate` may cache earlier
 * results.
 */
export function validateBlock(
  model: BlockModel,
  sent: unknown,
  registry: FieldRegistry,
  validate = (field: ModelField, value: unknown) => new ValidatedField(field, value),
): ValidatedBlock {
  const isData = isRecord(sent);
  const data = isData ? sent : {};
  const fields = modelFields(model, registry).map((field) => validate(field, ownValue(data, field.name)));
  return new ValidatedBlock({ model, data, fields, issues: isData ? undefined : notData });
}

const notData: BlockIssues = { non_field_errors: [{ key: 'common.wrong_type' }] };
