import type { FieldIssue, FieldReferences } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { ownValue, type BlockData } from './block-data.ts';
import { examineField, type ExaminedField } from './examine-field.ts';
import { modelFields, type BlockModel } from './model-fields.ts';
import { once } from './once.ts';

/**
 * The errors of a block, by field name; `{}` when it is valid. Errors of no particular field are under
 * `non_field_errors`.
 */
export type BlockIssues = Readonly<Record<string, readonly FieldIssue[]>>;

/** A block's data and everything its model and plugins say about it. */
export interface ExaminedBlock {
  /** The data as sent; `{}` if it was not an object. */
  readonly data: BlockData;
  /** The fields of the model, in order. */
  readonly fields: readonly ExaminedField[];
  /** Always the same object. The form and the server both use it, so they never disagree. */
  readonly issues: BlockIssues;
  /** The fields whose plugin failed to check their value. */
  readonly uncheckable: readonly ExaminedField[];
  /** The media and pages the block refers to, each id once. */
  readonly references: FieldReferences;
}

/**
 * Examines a block's data against its model. Takes any JSON a client sends and never throws because of it. Plugins are
 * only called when a result is read. `examine` may cache earlier results.
 */
export function examineBlock(
  model: BlockModel,
  sent: unknown,
  registry: FieldRegistry,
  examine = examineField,
): ExaminedBlock {
  const data = isBlockData(sent) ? sent : {};
  const fields = modelFields(model, registry).map((field) => examine(field, ownValue(data, field.name)));
  const each = (kind: 'media' | 'pages') => [
    ...new Set(fields.flatMap(({ references }) => references[kind])),
  ];
  const issues = once(() => (isBlockData(sent) ? issuesOf(data, fields) : notData));
  const references = once(() => ({ media: each('media'), pages: each('pages') }));
  return {
    data,
    fields,
    get issues() {
      return issues();
    },
    get uncheckable() {
      return fields.filter(({ isUncheckable }) => isUncheckable);
    },
    get references() {
      return references();
    },
  };
}

const notData: BlockIssues = { non_field_errors: [{ key: 'common.wrong_type' }] };

function issuesOf(data: BlockData, fields: readonly ExaminedField[]): BlockIssues {
  const names = new Set(fields.map(({ field }) => field.name));
  const unknown = Object.keys(data)
    .filter((name) => !names.has(name))
    .map((name) => [name, [{ key: 'common.unknown_field' }]] as const);
  const wrong = fields
    .map(({ field, issues }) => [field.name, issues] as const)
    .filter(([, issues]) => issues.length > 0);
  return Object.fromEntries<readonly FieldIssue[]>([...wrong, ...unknown]);
}

function isBlockData(data: unknown): data is BlockData {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
