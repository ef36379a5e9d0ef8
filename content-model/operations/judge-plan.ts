import type { FieldIssue, IssuePath } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import type { BlockModel } from '../model-fields.ts';
import { isRepeated, uniqueValues } from '../repeated-values.ts';
import { validateBlock } from '../validate-block.ts';
import type { ValidatedBlock, ValidatedField } from '../validate-field.ts';
import type { Decisions, MigratedByPlan } from './prepare-plan.ts';
import type { Failure, Fields } from './step.ts';
import { unmatched } from './unmatched.ts';

interface JudgedPlan {
  readonly before: Fields;
  readonly after: Fields;
  readonly operations: readonly PlanOperation[];
  readonly decisions: Decisions;
  readonly type: BlockModel['content_model_type'];
}

type PlanFailure = MigratedByPlan['failures'][number];

interface JudgedBlock {
  /** Values that were not migrated, or that are now rejected on saving or publishing. */
  readonly failures: readonly PlanFailure[];
  /** The values that must now be unique on the page. Blocks with the same key have the same value. */
  readonly unique: readonly { readonly key: string; readonly failure: PlanFailure }[];
}

export type JudgePlan = (was: BlockData, made: Pick<MigratedByPlan, 'data' | 'failures'>) => JudgedBlock;

/**
 * Prepares to judge blocks. Rules that apply after all operations also depend on other fields, items and conditions, so
 * the whole block is judged before and after.
 */
export function judgePlan(plan: JudgedPlan, registry: FieldRegistry): JudgePlan {
  const { operations, decisions, type } = plan;
  // Copies, because results about fields are cached by object, and the fields of components have other rules.
  const modelOf = (fields: Fields): BlockModel => ({
    content_model: { ...fields },
    ...(type && { content_model_type: type }),
  });
  const [modelBefore, modelAfter] = [modelOf(plan.before), modelOf(plan.after)];
  const uniqueNames = uniqueNamesOf(plan.after, type).filter((name) => plan.before[name]?.unique !== true);

  const failureOf = ({ names, path, reason, value, dependsOn }: Breach): PlanFailure => {
    const around = names.slice(0, -1);
    const touch = lastTouch(operations, names);
    const others = dependsOn.map((name) => lastTouch(operations, [...around, name]));
    const by = touch ?? others.find((one) => one !== undefined);
    const operation = by?.operation ?? operations.length - 1;
    const becomes = decisions[String(operation)] === 'stop' ? 'stop' : 'keep';
    const [field = '', ...inside] = touch?.names ? placeBefore(touch.names, path) : path;
    return { operation, field, path: inside, value: value ?? null, reason, becomes };
  };

  return (was, made) => {
    const block = validateBlock(modelAfter, made.data, registry);
    const breaches = breachesOf(block);
    const unique = uniqueIn(block, uniqueNames).map(({ name, key, value }) => ({
      key,
      failure: failureOf({ names: [name], path: [name], reason: 'repeated', value, dependsOn: [] }),
    }));
    const certain = made.failures.filter(isCertain);
    if (breaches.length === 0) return { failures: certain, unique };
    const before = breachesOf(validateBlock(modelBefore, was, registry));
    const isKnown = (failure: PlanFailure) =>
      certain.some((one) => sameValue(placeOf(one), placeOf(failure)));
    const more = newBreaches(breaches, before).map(failureOf);
    return { failures: [...certain, ...more.filter((failure) => !isKnown(failure))], unique };
  };
}

/**
 * The breaches that are not among the former ones. A field may have another id than before, so a breach also counts as
 * known if another field had the same one.
 */
function newBreaches(breaches: readonly Breach[], before: readonly Breach[]): readonly Breach[] {
  const isAlike = (one: Breach, other: Breach) =>
    one.reason === other.reason && (one.reason === 'empty' || sameValue(one.value, other.value));
  const isInPlace = (one: Breach, other: Breach) => sameValue(one.path, other.path) && isAlike(one, other);
  return unmatched(breaches, before, [isInPlace, isAlike]);
}

function placeOf({ operation, field, path = [] }: PlanFailure): readonly unknown[] {
  return [operation, field, ...path];
}

/** An operation that gave a field its rules, and the ids that led to the field before it; undefined in a new list. */
interface Touch {
  readonly operation: number;
  readonly names: readonly string[] | undefined;
}

/** The last operation that gave rules to the field with these ids or to a list around it. */
function lastTouch(operations: readonly PlanOperation[], names: readonly string[]): Touch | undefined {
  const operation = operations.findLastIndex((one) => {
    const { within = [], field, to = field } = one;
    const path = [...within, to];
    return sameValue(path, names.slice(0, path.length)) && isJudging(one, path.length === names.length);
  });
  const { op, within = [], field } = operations[operation] ?? {};
  if (op === undefined) return undefined;
  const inside = names.slice(within.length + 1);
  if (op === 'wrap' && inside.length > 0) return { operation, names: [...within, ...inside] };
  // It is unknown which of the numbered fields the value came from.
  return { operation, names: field === undefined ? undefined : [...within, field, ...inside] };
}

/** The members of a definition that values can break. */
const rules: readonly string[] = ['pattern', 'required_for', 'shown_when', 'unique'];

/** Whether an operation gives a field other rules, or the fields in its items. */
function isJudging({ op, field_values, properties = {} }: PlanOperation, isWhole: boolean): boolean {
  if (op === 'require') return isWhole;
  if (op !== 'options') return op !== 'remove' && op !== 'reorder';
  return field_values !== undefined || Object.keys(properties).some((member) => rules.includes(member));
}

/** The fields that must be unique among the blocks of a page. A component has no other blocks. */
function uniqueNamesOf(fields: Fields, type: BlockModel['content_model_type']): readonly string[] {
  if (type === 'COMPONENT') return [];
  return Object.keys(fields).filter((name) => fields[name]?.unique === true);
}

function uniqueIn(block: ValidatedBlock, names: readonly string[]) {
  return names.length === 0 ? [] : uniqueValues(block).filter(({ name }) => names.includes(name));
}

/** A value that stays may still become valid: a condition hides it, or a later operation makes it fit. */
export function isCertain({ becomes, reason }: Pick<Failure, 'becomes' | 'reason'>): boolean {
  const stays = becomes === 'keep' || becomes === 'stop';
  return !stays || (reason !== 'empty' && reason !== 'unfit');
}

/** A path under the names from before an operation. */
function placeBefore(names: readonly string[], path: readonly string[]): readonly string[] {
  const ids = path.filter((_, at) => at % 2 === 1);
  return names.flatMap((name, at) => (at === 0 ? [name] : [ids[at - 1] ?? '', name]));
}

/** A rule that a value breaks when its block is saved or its page is published. */
interface Breach {
  /** The name of a field, then ids of items and names. */
  readonly path: readonly string[];
  /** The names on the way. */
  readonly names: readonly string[];
  readonly reason: 'empty' | 'unfit' | 'repeated';
  readonly value: unknown;
  /** The fields beside it that decide whether it is shown. */
  readonly dependsOn: readonly string[];
}

/** The rules that the values of a block break, one of a kind for each field. */
export function breachesOf(block: ValidatedBlock): readonly Breach[] {
  const found = new Map<string, Breach>();
  for (const issues of [block.issues, block.publishIssues])
    for (const [name, own] of Object.entries(issues))
      for (const issue of own) {
        // Values of retired fields stay in the items of lists.
        if (issue.key === 'common.unknown_field') continue;
        const place = innermost(block, [name, ...(issue.path ?? [])]);
        if (place === undefined) continue;
        const reason = reasonOf(issue);
        const { validated, ...way } = place;
        const { all = [], any = [] } = validated.field.definition.shown_when ?? {};
        const dependsOn = [...all, ...any].map(({ field }) => field);
        const breach = { ...way, reason, value: validated.stored, dependsOn };
        found.set(JSON.stringify([way.path, reason]), breach);
      }
  return [...found.values()];
}

function reasonOf(issue: FieldIssue): Breach['reason'] {
  if (isRepeated(issue)) return 'repeated';
  return issue.key === 'common.required' || issue.key === 'common.required_to_publish' ? 'empty' : 'unfit';
}

interface Place extends Pick<Breach, 'path' | 'names'> {
  readonly validated: ValidatedField;
}

/** The innermost field on a way; undefined if the model has none there. */
function innermost(block: ValidatedBlock, [name, ...inside]: IssuePath): Place | undefined {
  const validated = block.fields.find(({ field }) => field.name === name);
  if (validated === undefined) return undefined;
  const own = validated.field.name;
  const [id, ...rest] = inside;
  const part = rest.length === 0 ? undefined : validated.parts.find((one) => one.id === id);
  const inner = part && innermost(part.block, rest);
  if (part === undefined || inner === undefined) return { path: [own], names: [own], validated };
  return { ...inner, path: [own, part.id, ...inner.path], names: [own, ...inner.names] };
}
