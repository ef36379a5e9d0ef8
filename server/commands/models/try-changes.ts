import { isNeeded } from '../../../shared/touching-operations.ts';
import type { FieldProblem } from '../../../shared/wire/basics.ts';
import type { Plan } from '../../../shared/wire/plans.ts';
import type { CommandContext } from '../command.ts';
import { RemoteError, sentenceAt } from '../remote/remote-server.ts';
import type { Change } from './find-changes.ts';
import { makePlan, plannedSteps } from './make-plan.ts';
import { innerFields, type ModelFile } from './model-file.ts';
import type { BothSides } from './remote-models.ts';
import { tryWrite, writeOf } from './write-change.ts';
import { checkFile } from './check-file.ts';

/** The outcome of a change, determined before anything is changed. */
export interface TriedChange {
  readonly change: Change;
  /** Its effect on stored content; undefined if nothing stored is touched. */
  readonly plan: Plan | undefined;
  /** Why it is rejected: sentences with the file and the field. */
  readonly refused: readonly string[];
}

/**
 * Asks the server about each change, without changing anything. Plans that are not applied are deleted when the command
 * ends. `unwanted` returns reasons not to make a change at all.
 */
export async function tryChanges(
  both: BothSides,
  changes: readonly Change[],
  {
    context,
    unwanted = () => [],
  }: { context: CommandContext; unwanted?: (change: Change) => readonly string[] },
): Promise<readonly TriedChange[]> {
  const tried: TriedChange[] = [];
  for (const change of changes) {
    const refused = [...unwanted(change), ...checkFile(change, both)];
    tried.push(
      refused.length > 0 ? { change, plan: undefined, refused } : await tryChange(both, change, context),
    );
  }
  return tried;
}

async function tryChange(both: BothSides, change: Change, context: CommandContext): Promise<TriedChange> {
  const { server } = both;
  const planned = await attempt(() => makePlan(both, change));
  if (planned.answer !== undefined) {
    const path = `/api/block-content-models/${planned.answer.block_content_model}/plans/${planned.answer.id}/`;
    // The server rejects deleting a plan that was applied.
    context.onClose(() => server.call<undefined>(path, { method: 'DELETE' }).catch(() => undefined));
  }
  const plan = planned.answer !== undefined && isNeeded(planned.answer) ? planned.answer : undefined;
  const tried =
    plan !== undefined && isDoneBy(plan, change)
      ? {}
      : await attempt(() => tryWrite(server, writeOf(change)));
  // A problem that both report is shown once, for the field in the file.
  const written = sentencesOf(change, tried.refusal);
  const problems = tried.refusal?.problems ?? [];
  const details = new Set(problems.map(({ detail }) => detail));
  const places = new Set(problems.map((problem) => placeOf(change, problem).join('.')));
  const fromPlan = sentencesOf(change, planned.refusal, (problem) => {
    return !details.has(problem.detail) && !places.has(fieldAt(change, problem));
  });
  return { change, plan, refused: [...fromPlan, ...written] };
}

/**
 * Whether nothing has to be written after a plan. A plan ignores a field that was wrong before, but a write judges all
 * fields; a new field may have to be moved to its place. Members that a plan changes together with its fields are
 * written as they are in the file, and must fit the fields that result from the plan.
 */
function isDoneBy({ operations }: Plan, { steps, local }: Change): boolean {
  return (
    operations.length === steps.length &&
    operations.every(({ op }) => op !== 'add') &&
    local?.file['samples'] === undefined &&
    !hasCarried(local?.file.fields)
  );
}

/** Whether a field has a member that a plan changes for the sake of another field, or of those in its items. */
function hasCarried(fields: ModelFile['fields'] = []): boolean {
  return fields.some(
    (field) =>
      field['default'] !== undefined || field['shown_when'] !== undefined || hasCarried(innerFields(field)),
  );
}

/** Statuses of rejections before a push begins: a fault in a file, a type in use, a type that was just changed. */
const refusing: readonly number[] = [400, 409, 412];

async function attempt<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ readonly answer?: Answer; readonly refusal?: RemoteError }> {
  try {
    return { answer: await ask() };
  } catch (error) {
    if (error instanceof RemoteError && refusing.includes(error.status)) return { refusal: error };
    throw error;
  }
}

type Problem = FieldProblem['errors'][number];

/** Sentences that name the file and the field. */
export function sentencesOf(
  change: Change,
  refusal: RemoteError | undefined,
  wanted: (problem: Problem) => boolean = () => true,
): readonly string[] {
  if (refusal === undefined) return [];
  const file = change.local === undefined ? change.slug : `${change.slug}.json`;
  if (refusal.problems.length === 0) return [`${file}: ${refusal.message}`];
  return refusal.problems.filter(wanted).map((problem) => {
    return `${file}, ${sentenceAt(placeOf(change, problem), problem.detail)}`;
  });
}

/** The field in the file that a problem of a plan concerns. */
function fieldAt(change: Change, { path: [at] }: Problem): string {
  const { within = [], field = '', to = field } = plannedSteps(change)[Number(at)]?.operation ?? {};
  return [...within, to].join('.');
}

/** The place of a problem in the file, or the step that has it. */
function placeOf(change: Change, { field, path }: Problem): readonly (string | number)[] {
  if (field === 'content_model') return path.length === 0 ? ['fields'] : path;
  if (field !== 'operations') return [field, ...path];
  const [at, ...place] = path;
  const step = plannedSteps(change)[Number(at)];
  if (step === undefined) return ['fields'];
  // The step already names a member of its operation. Anything else is a field.
  const isMember = String(place[0]) in step.operation;
  return [[step.text, ...(isMember ? place.slice(1) : place)].join(', ')];
}
