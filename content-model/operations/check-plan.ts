import type { FieldIssue } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import { idsInConditions } from '../fields/condition-ids.ts';
import type { BlockModel } from '../model-fields.ts';
import { isRepeated, uniqueValues } from '../repeated-values.ts';
import { validateBlock } from '../validate-block.ts';
import type { ValidatedBlock } from '../validate-field.ts';
import { innermostField } from '../walk-fields.ts';
import type { Decisions, MigratedByPlan, Plan } from './prepare-plan.ts';
import type { Failure, Fields } from './step.ts';
import { unmatched } from './unmatched.ts';

interface PlanToCheck {
  readonly plan: Plan;
  readonly decisions: Decisions;
  readonly type: BlockModel['content_model_type'];
}

type PlanFailure = MigratedByPlan['failures'][number];

interface CheckedBlock {
  /** Values that were not migrated, or that are now rejected on saving or publishing. */
  readonly failures: readonly PlanFailure[];
  /** The values that must now be unique on the page. Blocks with the same key have the same value. */
  readonly unique: readonly { readonly key: string; readonly failure: PlanFailure }[];
}

export type CheckBlock = (was: BlockData, made: Pick<MigratedByPlan, 'data' | 'failures'>) => CheckedBlock;

/**
 * Prepares to check blocks. Rules that apply after all operations also depend on other fields, items and conditions, so
 * the whole block is checked before and after.
 */
export function createBlockCheck(
  { plan: { before: fieldsBefore, fields, operations }, decisions, type }: PlanToCheck,
  registry: FieldRegistry,
): CheckBlock {
  // Copies, because results about fields are cached by object, and the fields of components have other rules.
  const modelOf = (some: Fields): BlockModel => ({
    content_model: { ...some },
    ...(type && { content_model_type: type }),
  });
  const [modelBefore, modelAfter] = [modelOf(fieldsBefore), modelOf(fields)];
  // A component has no other blocks on its page.
  const isUniqueNow = (name: string) => type !== 'COMPONENT' && fieldsBefore[name]?.unique !== true;

  const failureOf = ({ path, reason, value, dependsOn }: Breach): PlanFailure => {
    const names = path.filter((_, at) => at % 2 === 0);
    const around = names.slice(0, -1);
    const touch = lastTouch(operations, names);
    const others = dependsOn.map((name) => lastTouch(operations, [...around, name]));
    const operation = [touch, ...others].find((at) => at >= 0) ?? operations.length - 1;
    const becomes = decisions[String(operation)] === 'stop' ? 'stop' : 'keep';
    const [field = '', ...inside] = placeBefore(operations[touch], path);
    return { operation, field, path: inside, value: value ?? null, reason, becomes };
  };

  return (was, made) => {
    const block = validateBlock(modelAfter, made.data, registry);
    const breaches = breachesOf(block);
    const unique = uniqueValues(block)
      .filter(({ name }) => isUniqueNow(name))
      .map(({ name, key, value }) => ({
        key,
        failure: failureOf({ path: [name], reason: 'repeated', value, dependsOn: [] }),
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
  const hasSameCause = (one: Breach, other: Breach) =>
    one.reason === other.reason && (one.reason === 'empty' || sameValue(one.value, other.value));
  const isSameBreach = (one: Breach, other: Breach) =>
    sameValue(one.path, other.path) && hasSameCause(one, other);
  return unmatched(breaches, before, [isSameBreach, hasSameCause]);
}

function placeOf({ operation, field, path = [] }: PlanFailure): readonly unknown[] {
  return [operation, field, ...path];
}

/** The index of the last operation that set rules of the field with these ids or of a list around it, or -1. */
function lastTouch(operations: readonly PlanOperation[], names: readonly string[]): number {
  return operations.findLastIndex((one) => {
    const { within = [], field, to = field } = one;
    const path = [...within, to];
    return sameValue(path, names.slice(0, path.length)) && changesRules(one, path.length === names.length);
  });
}

/** A path from before an operation. It is unknown which of the numbered fields a value came from. */
function placeBefore(operation: PlanOperation | undefined, path: readonly string[]): readonly string[] {
  const { op, within = [], field } = operation ?? {};
  const at = within.length * 2;
  if (op === 'wrap' && path.length > at + 1) return path.toSpliced(at, 2);
  return field === undefined ? path : path.with(at, field);
}

/** The members of a definition that values can break. */
const rules: readonly string[] = ['pattern', 'required_for', 'shown_when', 'unique'];

/** Whether an operation gives a field other rules, or the fields in its items. */
function changesRules({ op, field_values, properties = {} }: PlanOperation, isWhole: boolean): boolean {
  if (op === 'require') return isWhole;
  if (op !== 'options') return op !== 'remove' && op !== 'reorder';
  return field_values !== undefined || Object.keys(properties).some((member) => rules.includes(member));
}

/** A value that stays may still become valid: a condition hides it, or a later operation makes it fit. */
export function isCertain({ becomes, reason }: Pick<Failure, 'becomes' | 'reason'>): boolean {
  const stays = becomes === 'keep' || becomes === 'stop';
  return !stays || (reason !== 'empty' && reason !== 'unfit');
}

/** A rule that a value breaks when its block is saved or its page is published. */
interface Breach {
  /** The name of a field, then ids of items and names. */
  readonly path: readonly string[];
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
        const place = innermostField(block, [name, ...(issue.path ?? [])]);
        if (place === undefined) continue;
        const reason = reasonOf(issue);
        const { path, validated } = place;
        const dependsOn = idsInConditions(validated.field.definition);
        found.set(JSON.stringify([path, reason]), { path, reason, value: validated.stored, dependsOn });
      }
  return [...found.values()];
}

function reasonOf(issue: FieldIssue): Breach['reason'] {
  if (isRepeated(issue)) return 'repeated';
  return issue.key === 'common.required' || issue.key === 'common.required_to_publish' ? 'empty' : 'unfit';
}
