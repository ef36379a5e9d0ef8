import type { FieldIssue, FieldReferences } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import { ownValue, type BlockData } from './block-data.ts';
import { ExaminedField } from './examine-field.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

/**
 * The errors of a block, by field name; `{}` when it is valid. Errors of no particular field are under
 * `non_field_errors`.
 */
export type BlockIssues = Readonly<Record<string, readonly FieldIssue[]>>;

/** A block's data and everything its model and plugins say about it. Plugins are only called when a result is read. */
export class ExaminedBlock {
  /** The data as sent; `{}` if it was not an object. */
  readonly data: BlockData;
  /** The fields of the model, in order. */
  readonly fields: readonly ExaminedField[];
  #issues: BlockIssues | undefined;
  #references: FieldReferences | undefined;

  constructor(data: BlockData, fields: readonly ExaminedField[], issues?: BlockIssues) {
    this.data = data;
    this.fields = fields;
    this.#issues = issues;
  }

  /** Always the same object. The form and the server both use it, so they never disagree. */
  get issues(): BlockIssues {
    return (this.#issues ??= issuesOf(this.data, this.fields));
  }

  /**
   * The errors that keep the data from being saved over `saved`. A value that was saved under other rules, before the model
   * or the plugin changed, may stay as it is until somebody decides. A required field must be filled in.
   */
  issuesOver(saved: ExaminedBlock | undefined): BlockIssues {
    if (saved === undefined || Object.keys(this.issues).length === 0) return this.issues;
    const before = new Map(saved.fields.map(({ field, value }) => [field.name, value]));
    const kept = this.fields
      .filter(({ field, isUnfit, value }) => isUnfit && sameValue(value, before.get(field.name)))
      .map(({ field }) => field.name);
    if (kept.length === 0) return this.issues;
    return Object.fromEntries(Object.entries(this.issues).filter(([name]) => !kept.includes(name)));
  }

  /** The fields whose plugin failed to check their value. */
  get uncheckable(): readonly ExaminedField[] {
    return this.fields.filter(({ isUncheckable }) => isUncheckable);
  }

  /** The media and pages the block refers to, each id once. */
  get references(): FieldReferences {
    return (this.#references ??= { media: this.#targets('media'), pages: this.#targets('pages') });
  }

  #targets(kind: 'media' | 'pages'): readonly string[] {
    return [...new Set(this.fields.flatMap(({ references }) => references[kind]))];
  }
}

/**
 * Examines a block's data against its model. Takes any JSON a client sends and never throws because of it. `examine` may
 * cache earlier results.
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
  return new ExaminedBlock(data, fields, isData ? undefined : notData);
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
