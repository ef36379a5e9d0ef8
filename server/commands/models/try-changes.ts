import { slugBase } from '../../../shared/slug.ts';
import { asksPlanner, isNeeded, touchesValues } from '../../../shared/touching-operations.ts';
import { limits } from '../../../shared/limits.ts';
import type { FieldProblem } from '../../../shared/wire/basics.ts';
import type { Plan, PlanOperation } from '../../../shared/wire/plans.ts';
import type { CommandContext } from '../command.ts';
import { RemoteError, sentenceAt, type RemoteRequest } from '../remote/remote-server.ts';
import type { Step } from './compare-models.ts';
import { findChanges, type Change } from './find-changes.ts';
import type { ModelFile } from './model-file.ts';
import { readBothSides, type BothSides } from './remote-models.ts';

/** A change and its outcome, determined before anything is changed. */
export interface TriedChange extends Change {
  /** Its effect on stored content; undefined if nothing stored is touched. */
  readonly plan: Plan | undefined;
  /** Why it is rejected: sentences with the file and the field. */
  readonly rejections: readonly string[];
}

/**
 * Asks the server about each change that makes it match the folder, without changing anything. Plans that are not
 * applied are deleted when the command ends. `unwanted` returns reasons not to make a change at all.
 */
export async function tryChanges(
  context: CommandContext,
  unwanted: (change: Change) => readonly string[] = () => [],
): Promise<{ readonly both: BothSides; readonly changes: readonly TriedChange[] }> {
  const both = await readBothSides(context);
  const changes: TriedChange[] = [];
  for (const change of findChanges(both)) {
    const rejections = [...unwanted(change), ...misnamed(change)];
    changes.push(
      rejections.length > 0
        ? { ...change, plan: undefined, rejections }
        : await tryChange(both, change, context),
    );
  }
  return { both, changes };
}

/** The server derives the slug of a new type from its name. */
function misnamed({ slug, remote, local }: Change): readonly string[] {
  const wanted = slugBase(local?.file.name ?? '', 'type');
  return remote !== undefined || wanted === slug
    ? []
    : [`${slug}.json must be called ${wanted}.json, after the name "${local?.file.name}".`];
}

async function tryChange(
  { server }: BothSides,
  change: Change,
  context: CommandContext,
): Promise<TriedChange> {
  try {
    const { path, ...request } = writeOf(change);
    await server.call(`${path}?dry_run=1`, request);
    const plan = await makePlan(server, change);
    if (plan === undefined) return { ...change, plan, rejections: [] };
    const made = `${url}${plan.block_content_model}/plans/${plan.id}/`;
    // The server rejects deleting a plan that was applied.
    context.onClose(() => server.call<undefined>(made, { method: 'DELETE' }).catch(() => undefined));
    return { ...change, plan: isNeeded(plan) ? plan : undefined, rejections: [] };
  } catch (error) {
    if (!(error instanceof RemoteError && rejectionStatuses.includes(error.status))) throw error;
    return { ...change, plan: undefined, rejections: sentencesOf(change, error) };
  }
}

/** Statuses of rejections before a push begins: a fault in a file, a type in use, a type that was just changed. */
const rejectionStatuses: readonly number[] = [400, 409, 412];

const url = '/api/block-content-models/';

/** The request that makes a block type match its file, besides its plan. */
export function writeOf({ remote, local }: Pick<Change, 'remote' | 'local'>): RemoteRequest & {
  readonly path: string;
} {
  const { id = '', revision = 0 } = remote?.model ?? {};
  if (local === undefined) return { path: `${url}${id}/`, method: 'DELETE', revision };
  const body = { ...blanksOf(remote?.file, local.file), ...local.file };
  if (remote === undefined) return { path: url, method: 'POST', body };
  return { path: `${url}${id}/`, method: 'PATCH', body, revision };
}

/** Empties members that the server has and the file leaves out. */
function blanksOf(was: ModelFile | undefined, now: ModelFile): object {
  const dropped = Object.entries(was ?? {}).filter(([name]) => now[name] === undefined);
  return Object.fromEntries(
    dropped.map(([name, value]) => {
      if (typeof value !== 'object') return [name, false];
      return [name, Array.isArray(value) ? [] : {}];
    }),
  );
}

type Planned = Step & { readonly operation: PlanOperation };

/**
 * The steps to ask the planner about. If there are more than a plan may have, includes only those that touch values:
 * the others can be written without a plan.
 */
function plannedSteps({ remote, local, steps }: Change): readonly Planned[] {
  if (remote === undefined || local === undefined) return [];
  const all = steps.filter((step): step is Planned => step.operation !== undefined);
  const isFew = all.length <= limits.operationsPerPlan;
  return isFew ? all : all.filter(({ operation }) => touchesValues([operation]));
}

/** Asks the planner how a change affects stored content; undefined if it touches nothing, makes no rule and gives no name. */
async function makePlan(server: BothSides['server'], change: Change): Promise<Plan | undefined> {
  const operations = plannedSteps(change).map(({ operation }) => operation);
  if (change.remote === undefined || (!touchesValues(operations) && !asksPlanner(operations)))
    return undefined;
  const { id, revision } = change.remote.model;
  return server.call<Plan>(`${url}${id}/plans/`, { method: 'POST', body: { operations }, revision });
}

/** Sentences that name the file and the field. */
export function sentencesOf(change: Change, { problems, message }: RemoteError): readonly string[] {
  const file = change.local === undefined ? change.slug : `${change.slug}.json`;
  if (problems.length === 0) return [`${file}: ${message}`];
  return problems.map((problem) => `${file}, ${sentenceAt(placeOf(change, problem), problem.detail)}`);
}

/** The place of a problem in the file, or the step that has it. */
function placeOf(
  change: Change,
  { field, path }: FieldProblem['errors'][number],
): readonly (string | number)[] {
  if (field === 'content_model') return path.length === 0 ? ['fields'] : path;
  if (field !== 'operations') return [field, ...path];
  const [at, ...place] = path;
  const step = plannedSteps(change)[Number(at)];
  if (step === undefined) return ['fields'];
  // The step already names a member of its operation. Anything else is a field.
  const isMember = String(place[0]) in step.operation;
  return [[step.text, ...(isMember ? place.slice(1) : place)].join(', ')];
}
