import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { ExaminedField } from './examine-field.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';

/** Three states of one block: the common base and the two edits. */
export interface MergeRequest {
  readonly model: BlockModel;
  /** What both edits started from. */
  readonly base: BlockData;
  readonly mine: BlockData;
  readonly theirs: BlockData;
  readonly registry: FieldRegistry;
}

/** The merged data, and the names of the fields that both sides changed; those hold `mine`. */
export interface BlockMerge {
  /** Both edits joined; where that is impossible, mine. */
  readonly merged: BlockData;
  /** The names of the fields that both changed, for the user to choose. */
  readonly conflicts: readonly string[];
}

/** Joins two edits of one block, field by field. */
export function mergeBlock({ model, base, mine, theirs, registry }: MergeRequest): BlockMerge {
  const fields = new Map(modelFields(model, registry).map((field) => [field.name, field]));
  const names = new Set([...fields.keys(), ...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: [string, unknown][] = [];
  const conflicts: string[] = [];
  for (const name of names) {
    const edits = { base: ownValue(base, name), mine: ownValue(mine, name), theirs: ownValue(theirs, name) };
    const outcome = mergeValue(fields.get(name), edits);
    const value = outcome === undefined ? edits.mine : outcome.value;
    if (outcome === undefined) conflicts.push(name);
    if (value !== undefined) merged.push([name, value]);
  }
  return { merged: blockData(merged), conflicts };
}

interface Edits {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Undefined when the two edits cannot be joined. */
function mergeValue(
  field: ModelField | undefined,
  { base, mine, theirs }: Edits,
): { value: unknown } | undefined {
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return { value: mine };
  if (sameValue(mine, base)) return { value: theirs };
  if (field?.plugin?.merge === undefined) return undefined;
  const start = base === undefined ? field.defaultValue : base;
  const isShowable = (value: unknown) => value !== undefined && !new ExaminedField(field, value).misfit;
  if (![start, mine, theirs].every(isShowable)) return undefined;
  const outcome = field.plugin.merge(start, mine, theirs);
  if (!('merged' in outcome)) return undefined;
  // Each addition may fit, but both together may exceed the limit.
  const { issues, isUncheckable, stored: value } = new ExaminedField(field, outcome.merged);
  return isUncheckable || issues.length > 0 ? undefined : { value };
}
