import { judgePlan } from '../../../content-model/operations/judge-plan.ts';
import { isChoiceFor, preparePlan } from '../../../content-model/operations/prepare-plan.ts';
import { OperationProblem, type Fields } from '../../../content-model/operations/step.ts';
import { isOrigin, traceField } from '../../../content-model/operations/trace-field.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { PlanInput } from '../../../shared/wire/plans.ts';
import type { Dependencies } from '../../platform/context.ts';
import { fieldMessage, FieldRefusal, type FieldMessage } from '../../platform/refusal.ts';
import { modelProblems } from '../block-content-models/service.ts';
import type { Planned } from './examine-plan.ts';

/** Prepares the operations of a plan; refuses those that do not suit the block type. */
export function readPlan(
  { registry }: Pick<Dependencies, 'registry'>,
  model: BlockContentModel,
  { operations, decisions = {} }: PlanInput,
): Omit<Planned, 'model'> {
  refuseOddDecisions(operations, decisions);
  // A copy: what is known of the fields of a model is kept by their object, and a plan reads them without its type.
  const fields: Fields = { ...model.content_model };
  try {
    const plan = preparePlan(fields, { operations, decisions }, registry);
    const problems = problemsMade(fields, operations, registry);
    if (problems.length > 0) throw new FieldRefusal([['operations', problems]]);
    const judged = { before: fields, after: plan.fields, operations, decisions };
    return { plan, judge: judgePlan({ ...judged, type: model.content_model_type }, registry) };
  } catch (error) {
    if (!(error instanceof OperationProblem)) throw error;
    const { key, params, path } = error;
    throw new FieldRefusal([['operations', [{ ...fieldMessage(key, params), path }]]]);
  }
}

/** Each decision has the number of an operation, written as JavaScript writes it, and suits the operation. */
function refuseOddDecisions(
  operations: PlanInput['operations'],
  decisions: NonNullable<PlanInput['decisions']>,
): void {
  for (const [key, choice] of Object.entries(decisions)) {
    const operation = operations.find((_, at) => String(at) === key);
    if (operation !== undefined && isChoiceFor(operation, choice)) continue;
    const message = fieldMessage(operation === undefined ? 'unknown' : 'not_a_choice');
    throw new FieldRefusal([['decisions', [{ ...message, path: [key] }]]]);
  }
}

/**
 * What would be wrong with the fields after these operations, at the first one that makes it so. What was wrong before, such as
 * a field whose plugin is gone, stays as it is: its values are never lost by a plan.
 */
function problemsMade(
  fields: Fields,
  operations: PlanInput['operations'],
  registry: FieldRegistry,
): readonly FieldMessage[] {
  const textOf = (message: FieldMessage) => JSON.stringify({ ...message, path: undefined });
  const before = modelProblems(fields, registry);
  const madeBy = (done: PlanInput['operations']) => {
    const { fields: then } = preparePlan(fields, { operations: done }, registry);
    return modelProblems(then, registry).filter(({ path = [], ...message }) => {
      const trace = traceField(done, path.map(String));
      const isSame = (one: FieldMessage) =>
        textOf(one) === textOf(message) && isOrigin(trace, one.path ?? []);
      return !before.some(isSame);
    });
  };
  return madeBy(operations).map((message) => {
    const isSame = (one: FieldMessage) => textOf(one) === textOf(message);
    const at = operations.findIndex((_, index) => madeBy(operations.slice(0, index + 1)).some(isSame));
    return { ...message, path: [at, ...(message.path ?? [])] };
  });
}
