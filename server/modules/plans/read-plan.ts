import { judgePlan } from '../../../content-model/operations/judge-plan.ts';
import { isChoiceFor, preparePlan, type Plan } from '../../../content-model/operations/prepare-plan.ts';
import { OperationProblem, type Fields } from '../../../content-model/operations/step.ts';
import { isOrigin, traceField } from '../../../content-model/operations/follow-fields.ts';
import type { FieldDefinition, IssuePath } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel, RetiredField } from '../../../shared/wire/content.ts';
import type { PlanInput, PlanOperation } from '../../../shared/wire/plans.ts';
import type { Dependencies } from '../../platform/context.ts';
import { fieldMessage, InvalidFieldsError, type FieldMessage } from '../../platform/errors/service-error.ts';
import { modelProblems, shapeProblems } from '../block-content-models/service.ts';
import type { Planned } from './examine-plan.ts';

/** Prepares the operations of a plan; rejects those that do not suit the block type. */
export function readPlan(
  { registry }: Pick<Dependencies, 'registry'>,
  model: BlockContentModel,
  { operations, decisions = {} }: PlanInput,
  retired: readonly Pick<RetiredField, 'id' | 'within'>[] = [],
): Omit<Planned, 'model'> {
  rejectOddDecisions(operations, decisions);
  // A copy, because results about the fields of a model are cached by object, and a plan reads them without the model's
  // type.
  const fields: Fields = { ...model.content_model };
  const retiredIn = (lists: readonly string[]) =>
    retired.filter(({ within }) => sameValue(within, lists)).map(({ id }) => id);
  try {
    const plan = preparePlan(fields, { operations, decisions, retiredIn, requireShape }, registry);
    const problems = problemsMade(fields, plan, registry);
    if (problems.length > 0) throw new InvalidFieldsError([['operations', problems]]);
    const judged = { before: fields, after: plan.fields, operations: plan.operations, decisions };
    return {
      operations: plan.operations,
      plan,
      judge: judgePlan({ ...judged, type: model.content_model_type }, registry),
    };
  } catch (error) {
    if (!(error instanceof OperationProblem)) throw error;
    const { key, params, path } = error;
    throw new InvalidFieldsError([['operations', [{ ...fieldMessage(key, params), path }]]]);
  }
}

/** Rejects members that no definition has. Those already wrong in the former one stay unchanged. */
function requireShape(definition: FieldDefinition, path: IssuePath, former?: FieldDefinition): void {
  const known = new Set(former === undefined ? [] : shapeProblems(former).map(textOf));
  const problems = shapeProblems(definition).filter((message) => !known.has(textOf(message)));
  const placed = problems.map((message) => ({ ...message, path: [...path, ...(message.path ?? [])] }));
  if (placed.length > 0) throw new InvalidFieldsError([['operations', placed]]);
}

/** Maximum problems listed in an error. */
const problemsListed = 200;

/** Each decision must have the number of an operation, in JavaScript's notation, and suit the operation. */
function rejectOddDecisions(
  operations: PlanInput['operations'],
  decisions: NonNullable<PlanInput['decisions']>,
): void {
  for (const [key, choice] of Object.entries(decisions)) {
    const operation = operations.find((_, at) => String(at) === key);
    if (operation !== undefined && isChoiceFor(operation, choice)) continue;
    const message =
      operation === undefined
        ? fieldMessage('no_operation', { name: key, last: operations.length - 1 })
        : fieldMessage('not_a_choice');
    throw new InvalidFieldsError([['decisions', [{ ...message, path: [key] }]]]);
  }
}

/**
 * Returns the problems that these operations cause in the fields, each at the first operation that causes it. Existing
 * problems, such as a field whose plugin is missing, may stay: a plan never loses the values of these fields. The
 * fields after each operation are judged at most once, because the server answers nothing else meanwhile.
 */
function problemsMade(
  fields: Fields,
  { operations, states }: Pick<Plan, 'operations' | 'states'>,
  registry: FieldRegistry,
): readonly FieldMessage[] {
  const before = Map.groupBy(modelProblems(fields, registry), textOf);
  const madeBy = (count: number) => {
    const done = operations.slice(0, count);
    return modelProblems(states[count - 1] ?? fields, registry).filter((message) => {
      const former = before.get(textOf(message));
      if (former === undefined) return true;
      const names = (message.path ?? []).map(String);
      const trace = traceField(done, names);
      return isGiven(done, names) || !former.some(({ path = [] }) => isOrigin(trace, path));
    });
  };
  const made = madeBy(operations.length).slice(0, problemsListed);
  const unplaced = new Set(made.map(textOf));
  const places = new Map<string, number>();
  // Problems not found after an earlier operation come from the last one.
  for (let at = 0; at < operations.length - 1 && unplaced.size > 0; at += 1)
    for (const text of madeBy(at + 1).map(textOf)) if (unplaced.delete(text)) places.set(text, at);
  return made.map((message) => {
    const at = places.get(textOf(message)) ?? operations.length - 1;
    return { ...message, path: [at, ...(message.path ?? [])] };
  });
}

/** Whether these names lead to a default from one of the operations, not to the former one. */
function isGiven(operations: readonly PlanOperation[], names: readonly string[]): boolean {
  return operations.some(
    ({ properties = {}, within = [], field = '' }, at) =>
      names.at(-1) === 'default' &&
      Object.hasOwn(properties, 'default') &&
      isOrigin(traceField(operations.slice(at + 1), names.slice(0, -1)), [...within, field]),
  );
}

/** The text of a problem at any place. */
function textOf(message: FieldMessage): string {
  return JSON.stringify({ ...message, path: undefined });
}
