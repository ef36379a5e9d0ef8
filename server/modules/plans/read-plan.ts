import { checkFields } from '../../../content-model/fields/check.ts';
import type { ModelProblem } from '../../../content-model/fields/problem.ts';
import { createBlockCheck } from '../../../content-model/operations/check-plan.ts';
import { isChoiceFor, preparePlan, type Plan } from '../../../content-model/operations/prepare-plan.ts';
import type { RetiredField } from '../../../content-model/operations/retired-fields.ts';
import { OperationProblem, type Fields } from '../../../content-model/operations/step.ts';
import { unmatched } from '../../../content-model/operations/unmatched.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { PlanInput } from '../../../shared/wire/plans.ts';
import type { Dependencies } from '../../platform/context.ts';
import { fieldMessage, InvalidFieldsError, type FieldMessage } from '../../platform/errors/service-error.ts';
import { problemMessage } from '../block-content-models/service.ts';
import type { Planned } from './dry-run-plan.ts';

type FormerId = Pick<RetiredField, 'id' | 'within'>;

/** Prepares the operations of a plan; rejects those that do not suit the block type. */
export function readPlan(
  { registry }: Pick<Dependencies, 'registry'>,
  model: BlockContentModel,
  { id = '', operations, decisions = {} }: PlanInput & { readonly id?: string },
  { retired = [], leftOut = [] }: { retired?: readonly FormerId[]; leftOut?: readonly FormerId[] } = {},
): Planned {
  rejectOddDecisions(operations, decisions);
  // A copy, because results about the fields of a model are cached by object, and a plan reads them without the model's
  // type.
  const fields: Fields = { ...model.content_model };
  const idsIn = (former: readonly FormerId[]) => (lists: readonly string[]) =>
    former.filter(({ within }) => sameValue(within, lists)).map((one) => one.id);
  const taken = { retiredIn: idsIn(retired), leftOutIn: idsIn(leftOut) };
  try {
    const plan = preparePlan(fields, { operations, decisions, id, ...taken }, registry);
    const problems = problemsMade(plan, registry);
    if (problems.length > 0) throw new InvalidFieldsError([['operations', problems]]);
    const toCheck = { plan, decisions, type: model.content_model_type };
    return { model, plan, checkBlock: createBlockCheck(toCheck, registry) };
  } catch (error) {
    if (!(error instanceof OperationProblem)) throw error;
    const { key, params, path } = error;
    throw new InvalidFieldsError([['operations', [{ ...fieldMessage(key, params), path }]]]);
  }
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
 * fields after each operation are checked at most once, because the server answers nothing else meanwhile.
 */
function problemsMade({ before: fields, states }: Plan, registry: FieldRegistry): readonly FieldMessage[] {
  const read = (some: Fields): readonly Found[] =>
    checkFields(some, registry).map((problem) => ({ problem, key: keyOf(problem) }));
  const before = read(fields);
  const isSame = (one: Found, other: Found) => one.key === other.key;
  const isInPlace = (one: Found, other: Found) =>
    isSame(one, other) && sameValue(one.problem.path, other.problem.path);
  const madeIn = (after: Fields) => unmatched(read(after), before, [isInPlace, isSame]);
  const made = madeIn(states.at(-1) ?? fields).slice(0, problemsListed);
  if (made.length === 0) return [];
  const earlier = states.slice(0, -1).map((state) => new Set(madeIn(state).map(({ key }) => key)));
  return made.map(({ problem, key }) => {
    const first = earlier.findIndex((keys) => keys.has(key));
    return { ...problemMessage(problem), path: [first < 0 ? earlier.length : first, ...problem.path] };
  });
}

interface Found {
  readonly problem: ModelProblem;
  readonly key: string;
}

/** A problem at any place. */
function keyOf({ key, params, reason, subject }: ModelProblem): string {
  return JSON.stringify([key, params, reason, subject]);
}
