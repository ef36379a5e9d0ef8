import type { FieldPart } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import { callPlugin } from './call-plugin.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { validateBlock } from './validate-block.ts';
import { ValidatedField } from './validate-field.ts';
import { mergeOrders } from './merge-order.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import type { FieldPath } from './paths.ts';

export interface MergeRequest {
  readonly model: BlockModel;
  readonly base: BlockData;
  readonly mine: BlockData;
  readonly theirs: BlockData;
  readonly registry: FieldRegistry;
}

export interface BlockMerge {
  /** Contains both edits, but only mine where they conflict. */
  readonly merged: BlockData;
  /** The names of the fields with conflicts, in their own value or in a part. */
  readonly conflicts: readonly string[];
  /** The paths of the conflicts. One that ends at a composite concerns the set and order of its parts. */
  readonly paths: readonly FieldPath[];
  /** The parts that one side removed and the other changed. `merged` keeps them. */
  readonly restored: readonly FieldPath[];
}

interface Edits<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

interface MergeResult<Value> {
  readonly merged: Value;
  readonly paths: readonly FieldPath[];
  readonly restored: readonly FieldPath[];
}

/** Merges two edits of one block field by field, and field by field in each part of a composite. */
export function mergeBlock(request: MergeRequest): BlockMerge {
  const { merged, paths, restored } = mergeData(request);
  return { merged, paths, restored, conflicts: [...new Set(paths.map(([name = '']) => name))] };
}

function mergeData(request: MergeRequest): MergeResult<BlockData> {
  const { model, base, mine, theirs, registry } = request;
  const fields = new Map(modelFields(model, registry).map((field) => [field.name, field]));
  const names = [...new Set([...fields.keys(), ...Object.keys(mine), ...Object.keys(theirs)])];
  const outcomes = names.map((name) => {
    const edits = { base: ownValue(base, name), mine: ownValue(mine, name), theirs: ownValue(theirs, name) };
    return { name, ...resolveHidden(mergeValue(fields.get(name), edits), name, request) };
  });
  const withPrefix = (name: string, paths: readonly FieldPath[]) => paths.map((path) => [name, ...path]);
  return {
    merged: blockData(
      outcomes.flatMap(({ name, merged }) => (merged === undefined ? [] : [[name, merged] as const])),
    ),
    paths: outcomes.flatMap(({ name, paths }) => withPrefix(name, paths)),
    restored: outcomes.flatMap(({ name, restored }) => withPrefix(name, restored)),
  };
}

/** A hidden field never conflicts: the side that still shows it has changed it last. */
function resolveHidden(
  result: MergeResult<unknown>,
  name: string,
  { model, mine, theirs, registry }: MergeRequest,
): MergeResult<unknown> {
  const definition = new Map(Object.entries(model.content_model)).get(name);
  if (result.paths.length === 0 || definition?.shown_when === undefined) return result;
  const hides = (data: BlockData) => validateBlock(model, data, registry).hidden.has(name);
  if (!hides(mine)) return hides(theirs) ? withoutConflict(ownValue(mine, name)) : result;
  return withoutConflict(ownValue(hides(theirs) ? mine : theirs, name));
}

/** A conflict with an empty path means that the value cannot be merged as a whole. */
function mergeValue(field: ModelField | undefined, { base, mine, theirs }: Edits): MergeResult<unknown> {
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return withoutConflict(mine);
  if (sameValue(mine, base)) return withoutConflict(theirs);
  const conflict = { merged: mine, paths: [[]], restored: [] };
  if (field?.plugin?.merge === undefined && field?.plugin?.parts === undefined) return conflict;
  const [start, my, their] = [base === undefined ? field.defaultValue : base, mine, theirs].map((value) =>
    value === undefined ? undefined : new ValidatedField(field, value),
  );
  if (start === undefined || my === undefined || their === undefined) return conflict;
  const edits = { base: start, mine: my, theirs: their };
  if (Object.values(edits).some(({ mismatch }) => mismatch !== undefined)) return conflict;
  const result =
    field.plugin.parts === undefined ? mergeByPlugin(field, edits) : mergeComposite(field, edits);
  return result ?? conflict;
}

function withoutConflict<Value>(merged: Value): MergeResult<Value> {
  return { merged, paths: [], restored: [] };
}

function mergeByPlugin(
  field: ModelField,
  { base, mine, theirs }: Edits<ValidatedField>,
): MergeResult<unknown> | undefined {
  const outcome = field.plugin?.merge?.(base.stored, mine.stored, theirs.stored) ?? { conflict: true };
  if (!('merged' in outcome)) return undefined;
  // Each addition may fit, but both together may exceed the limit.
  const { issues, isUncheckable, stored: value } = new ValidatedField(field, outcome.merged);
  return isUncheckable || issues.length > 0 ? undefined : withoutConflict(value);
}

/** Merges the value without its parts, then the set of parts, each part, and their order. */
function mergeComposite(field: ModelField, edits: Edits<ValidatedField>): MergeResult<unknown> | undefined {
  const sides = { base: partsOf(edits.base), mine: partsOf(edits.mine), theirs: partsOf(edits.theirs) };
  const outer = mergeWithoutParts(field, edits);
  if (Object.values(sides).includes(undefined) || outer === undefined) return undefined;
  const { parts, paths, restored } = mergeParts(field, sides as Edits<Parts>);
  const { result } = callPlugin(() => field.plugin?.withParts?.(outer.value, parts));
  if (result === undefined) return undefined;
  const { ownIssues, isUncheckable, stored } = new ValidatedField(field, result);
  // Each addition may fit, but both together may exceed the limit. Both are kept then, and the form reports the excess.
  const hasGrown = Object.values(sides).every((side) => parts.length > (side?.size ?? 0));
  const knownKeys = [...edits.mine.ownIssues, ...edits.theirs.ownIssues].map(({ key }) => key);
  return isUncheckable || (!hasGrown && ownIssues.some(({ key }) => !knownKeys.includes(key)))
    ? undefined
    : { merged: stored, paths, restored };
}

/** Merges the value without its parts. Undefined if both changed it and it cannot be merged. */
function mergeWithoutParts(
  field: ModelField,
  edits: Edits<ValidatedField>,
): { readonly value: unknown } | undefined {
  const { plugin } = field;
  const without = (validated: ValidatedField) =>
    callPlugin(() => plugin?.withParts?.(validated.value, [])).result;
  const [base, mine, theirs] = [without(edits.base), without(edits.mine), without(edits.theirs)];
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return { value: mine };
  if (sameValue(mine, base)) return { value: theirs };
  const outcome = plugin?.merge?.(base, mine, theirs) ?? { conflict: true };
  return 'merged' in outcome ? { value: outcome.merged } : undefined;
}

type Parts = ReadonlyMap<string, FieldPart>;

/** The parts by id; undefined if an id is repeated, because edits would then be ambiguous. */
function partsOf(validated: ValidatedField): Parts | undefined {
  const { plugin } = validated.field;
  const parts = callPlugin(() => plugin?.parts?.(validated.value)).result ?? [];
  const byId = new Map(parts.map((part) => [part.id, part]));
  return byId.size < parts.length ? undefined : byId;
}

function mergeParts(
  field: ModelField,
  { base, mine, theirs }: Edits<Parts>,
): { readonly parts: readonly FieldPart[] } & Omit<MergeResult<unknown>, 'merged'> {
  const ids = [...new Set([...mine.keys(), ...theirs.keys()])];
  const outcomes = new Map(
    ids.flatMap((id) => {
      const edits = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
      const outcome = mergePart(field, edits);
      return outcome === undefined ? [] : [[id, outcome] as const];
    }),
  );
  const lists = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  const { order, conflicts } = mergeOrders(lists, new Set(outcomes.keys()));
  const all = [...outcomes].map(([id, outcome]) => ({ id, ...outcome }));
  return {
    parts: order.flatMap((id) => outcomes.get(id)?.merged ?? []),
    paths: [
      ...(conflicts.length > 0 ? [[]] : []),
      ...all.flatMap(({ id, paths }) => paths.map((path) => [id, ...path])),
    ],
    restored: all.flatMap(({ id, restored }) => restored.map((path) => [id, ...path])),
  };
}

/** Undefined if the part was removed. */
function mergePart(
  field: ModelField,
  { base, mine, theirs }: Edits<FieldPart | undefined>,
): MergeResult<FieldPart> | undefined {
  if (mine === undefined || theirs === undefined) {
    const remaining = mine ?? theirs;
    if (remaining === undefined || sameValue(remaining, base)) return undefined;
    return { ...withoutConflict(remaining), restored: base === undefined ? [] : [[]] };
  }
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return withoutConflict(mine);
  if (sameValue(mine, base)) return withoutConflict(theirs);
  const model = field.fieldsets[mine.fieldset];
  if (model === undefined || mine.fieldset !== theirs.fieldset)
    return { merged: mine, paths: [[]], restored: [] };
  const { merged, ...found } = mergeData({
    model,
    base: base?.fieldset === mine.fieldset ? base.data : {},
    mine: mine.data,
    theirs: theirs.data,
    registry: field.registry,
  });
  return { merged: { ...mine, data: merged }, ...found };
}
