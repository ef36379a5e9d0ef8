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
import { type FieldTrace, isOrigin, traceField } from './follow-fields.ts';

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
 * Prepares to judge blocks. An operation judges only the field that it changes. Rules that apply after all operations
 * also depend on other fields, items and conditions, so the whole block is judged before and after.
 */
export function judgePlan(plan: JudgedPlan, registry: FieldRegistry): JudgePlan {
  const { operations, decisions, type } = plan;
  // Copies, because results about fields are cached by object, and the fields of components have other rules.
  const modelOf = (fields: Fields): BlockModel => ({
    content_model: { ...fields },
    ...(type && { content_model_type: type }),
  });
  const [modelBefore, modelAfter] = [modelOf(plan.before), modelOf(plan.after)];
  const traces = new Map<string, FieldTrace>();
  const traceOf = (names: readonly string[]) => {
    const key = names.join('.');
    const trace = traces.get(key) ?? traceField(operations, names);
    traces.set(key, trace);
    return trace;
  };
  const isMadeUnique = (name: string) => {
    const { origin, touches } = traceOf([name]);
    const former = origin?.length === 1 ? plan.before[String(origin[0])] : undefined;
    return former?.unique !== true || touches.length > 0;
  };
  const uniqueNames = uniqueNamesOf(plan.after, type).filter(isMadeUnique);

  const failureOf = (breach: Breach): PlanFailure => {
    const { names, path, reason, value, dependsOn } = breach;
    const around = names.slice(0, -1);
    const ways = [names, ...dependsOn.map((name) => [...around, name])];
    const touch = traceOf(names).touches[0];
    const by = ways.flatMap((way) => traceOf(way).touches[0] ?? [])[0];
    const operation = by?.operation ?? operations.length - 1;
    const becomes = decisions[String(operation)] === 'stop' ? 'stop' : 'keep';
    // It is unknown which of the numbered fields the value came from.
    const isGathered = touch === undefined || touch.op === 'gather';
    const [field = '', ...inside] = isGathered ? path : placeBefore(touch.names, path);
    return { operation, field, path: inside, value: value ?? null, reason, becomes };
  };

  return (was, made) => {
    const block = validateBlock(modelAfter, made.data, registry);
    const breaches = breachesOf(block);
    const unique = uniqueIn(block, uniqueNames).map(({ name, key, value }) => ({
      key,
      failure: failureOf({ names: [name], path: [name], reason: 'repeated', value, dependsOn: [] }),
    }));
    if (breaches.length === 0) return { failures: made.failures.filter(isCertain), unique };
    const isAbout = (failure: PlanFailure) => (breach: Breach) =>
      isSameField(failure, breach, traceOf(breach.names));
    const before = breachesOf(validateBlock(modelBefore, was, registry));
    const isOld = (breach: Breach) =>
      before.some(
        ({ reason, names, value }) =>
          reason === breach.reason &&
          (reason === 'empty' || sameValue(value, breach.value)) &&
          isOrigin(traceOf(breach.names), names),
      );
    const confirmed = made.failures.filter(
      (failure) => isCertain(failure) || breaches.some(isAbout(failure)),
    );
    const more = breaches.filter(
      (breach) => !made.failures.some((failure) => isAbout(failure)(breach)) && !isOld(breach),
    );
    return { failures: [...confirmed, ...more.map(failureOf)], unique };
  };
}

/** The fields that must be unique among the blocks of a page. A component has no other blocks. */
export function uniqueNamesOf(fields: Fields, type: BlockModel['content_model_type']): readonly string[] {
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

/** Whether a step already reported the field of a breach. */
function isSameField(
  { operation, field, path = [] }: PlanFailure,
  breach: Breach,
  { touches }: FieldTrace,
): boolean {
  return touches.some(
    (touch) =>
      touch.operation === operation && sameValue(placeBefore(touch.names, breach.path), [field, ...path]),
  );
}

/** A path under the names from before an operation. */
function placeBefore(names: readonly string[], path: readonly string[]): readonly string[] {
  const ids = path.filter((_, at) => at % 2 === 1);
  // Fields that were moved into a list were not in an item before.
  if (names.length === 1) return names;
  return names.flatMap((name, at) => (at === 0 ? [name] : [ids[at - 1] ?? '', name]));
}

/** A rule that a value breaks when its block is saved or its page is published. */
export interface Breach {
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
        const place = placeOf(block, [name, ...(issue.path ?? [])]);
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
function placeOf(block: ValidatedBlock, [name, ...inside]: IssuePath): Place | undefined {
  const validated = block.fields.find(({ field }) => field.name === name);
  if (validated === undefined) return undefined;
  const own = validated.field.name;
  const [id, ...rest] = inside;
  const part = rest.length === 0 ? undefined : validated.parts.find((one) => one.id === id);
  const inner = part && placeOf(part.block, rest);
  if (part === undefined || inner === undefined) return { path: [own], names: [own], validated };
  return { ...inner, path: [own, part.id, ...inner.path], names: [own, ...inner.names] };
}
