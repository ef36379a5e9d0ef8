import { limits } from '../../../shared/limits.ts';
import type { Plan as PlanAnswer, PlanInput, PlanLive } from '../../../shared/wire/plans.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { BlockContentModelRow, PlanRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import { rejectStale, type ExpectedRevisions } from '../../platform/errors/revision.ts';
import type { Window } from '../../platform/database/window.ts';
import {
  getModel,
  requireModelRow,
  changeFields,
  leftOutOf,
  retiredOf,
  runOf,
} from '../block-content-models/service.ts';
import { beginWriting } from '../content/service.ts';
import { dryRunPlan } from './dry-run-plan.ts';
import { Failures } from './failures.ts';
import { fillPlan } from './fill-plan.ts';
import { formerFields } from './former-fields.ts';
import { nameFailures } from './name-failures.ts';
import { presentPlan } from './present-plan.ts';
import { readPlan } from './read-plan.ts';
import * as rows from './repository.ts';

interface PlanPlace {
  readonly model: string;
  readonly id: string;
}

/** Batches that a request rewrites itself. The rest of a large plan runs in the background. */
const batchesAtOnce = 5;

/** The plans of a block type, the latest first. */
export async function listPlans(
  context: Context<UserActor>,
  { model, window }: { model: string; window: Window },
): Promise<{ rows: PlanAnswer[]; count: number }> {
  await getModel(context, model);
  const [found, { count }] = await Promise.all([
    rows.selectPlans(context.db, model, window),
    rows.countPlans(context.db, model),
  ]);
  return { rows: found.map(presentPlan), count };
}

export async function getPlan(context: Context<UserActor>, { model, id }: PlanPlace): Promise<PlanAnswer> {
  const row = await requirePlan(context, { model, id });
  const plan = presentPlan(row);
  return { ...plan, failures: await nameFailures(context, await getModel(context, model), plan.failures) };
}

async function requirePlan(context: Context<UserActor>, { model, id }: PlanPlace): Promise<rows.PlanRecord> {
  return requireFound(await rows.selectPlan(context.db, model, id));
}

/** Creates a plan and describes its effects. Stores nothing but the plan. */
export async function createPlan(
  context: Context<UserActor>,
  { model: id, expected, input }: { model: string; expected: ExpectedRevisions; input: PlanInput },
): Promise<PlanAnswer> {
  const model = await getModel(context, id);
  await rejectStale(expected, model, async () => model);
  const planned = readPlan(context, model, input, {
    retired: await retiredOf(context, context.db, model),
    leftOut: await leftOutOf(context.db, model),
  });
  const { counts, failures } = await dryRunPlan(context, planned);
  const row: PlanRow = {
    id: newId(),
    block_content_model: id,
    model_revision: model.revision,
    operations: JSON.stringify(planned.plan.operations),
    decisions: JSON.stringify(input.decisions ?? {}),
    fields_before: JSON.stringify(model.content_model),
    fields_after: JSON.stringify(planned.plan.fields),
    state: 'draft',
    live: null,
    shape: null,
    undo_shape: null,
    counts: JSON.stringify(counts),
    failures: JSON.stringify(failures.listed),
    failure_count: failures.count,
    live_cursor: '',
    created_at: timestamp(context.clock),
    created_by: context.actor.id,
    applied_at: null,
    applied_by: null,
    undone_at: null,
    undone_by: null,
    values_removed_at: null,
  };
  await rows.insertPlan(context.db, row);
  return getPlan(context, { model: id, id: row.id });
}

/** Deletes a plan that was not applied. An applied one keeps former values. */
export async function discardPlan(context: Context<UserActor>, { model, id }: PlanPlace): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await requireModelRow(context, tx, model);
    const plan = await rows.lockPlan(tx, id);
    if (plan?.block_content_model !== model) throw new ServiceError('not_found');
    if (plan.state !== 'draft') throw settled(plan);
    await rows.deletePlan(tx, id);
  });
}

/** Changes the block type in one short transaction, then rewrites the stored blocks, a batch at a time. */
export async function applyPlan(
  context: Context<UserActor>,
  { model, id, live }: PlanPlace & { live: PlanLive },
): Promise<PlanAnswer> {
  const failures = await repeatDryRun(context, { model, id, live });
  await context.db.transaction().execute(async (tx) => {
    const { stored, plan } = await lock(context, tx, { model, id });
    if (plan.state !== 'draft') throw settled(plan);
    if (plan.model_revision !== stored.revision) throw new ServiceError('plan_outdated');
    const run = runOf(plan, context.registry);
    const shape = await changeFields(beginWriting(context, tx), stored, {
      content_model: plan.fields_after,
      carry: ({ name, data }) => run.forward(data, name).data,
    });
    const applied = { applied_at: timestamp(context.clock), applied_by: context.actor.id };
    const counted = { failures: JSON.stringify(failures.listed), failure_count: failures.count };
    await rows.updatePlan(tx, id, { state: 'running', shape, live, ...applied, ...counted });
  });
  await fillPlan(context, id, { batches: batchesAtOnce });
  return getPlan(context, { model, id });
}

/** Undoes the plan that changed the block type last. Values edited since are converted back; those that do not convert are listed. */
export async function undoPlan(context: Context<UserActor>, place: PlanPlace): Promise<PlanAnswer> {
  await context.db.transaction().execute(async (tx) => {
    const { stored, plan } = await lock(context, tx, place);
    if (plan.state !== 'done') throw settled(plan);
    const last = await rows.selectLastApplied(tx, place.model);
    if (last !== place.id) throw new ServiceError('plan_outdated');
    const until = Date.parse(plan.applied_at ?? '') + limits.planLifetime;
    if (until <= context.clock.now()) throw new ServiceError('plan_final');
    const run = runOf(plan, context.registry);
    const undo_shape = await changeFields(beginWriting(context, tx), stored, {
      content_model: formerFields(plan, stored, context.registry),
      carry: ({ name, data }) => run.undo(data, name).data,
    });
    const undone = { undone_at: timestamp(context.clock), undone_by: context.actor.id };
    const counted = { live_cursor: '', failures: '[]', failure_count: 0 };
    await rows.updatePlan(tx, place.id, { state: 'undoing', undo_shape, ...counted, ...undone });
  });
  await fillPlan(context, place.id, { batches: batchesAtOnce });
  return getPlan(context, place);
}

/** The locked block type and plan. Rejects while another plan of the type is running. */
async function lock(
  context: Context<UserActor>,
  tx: Db,
  { model, id }: PlanPlace,
): Promise<{ stored: BlockContentModelRow; plan: PlanRow }> {
  const stored = await requireModelRow(context, tx, model);
  const plan = await rows.lockPlan(tx, id);
  if (plan?.block_content_model !== model) throw new ServiceError('not_found');
  if ((await rows.selectUnfinished(tx, model)).length > 0) throw new ServiceError('plan_busy');
  return { stored, plan };
}

/** Computes the effect of a plan on the current content. Rejects a plan with the decision `stop` if values do not convert. */
async function repeatDryRun(
  context: Context<UserActor>,
  { model: id, id: plan, live }: PlanPlace & { live: PlanLive },
): Promise<Failures> {
  const stored = await requirePlan(context, { model: id, id: plan });
  const model = await getModel(context, id);
  if (stored.state !== 'draft' || stored.model_revision !== model.revision) return new Failures();
  const retired = await retiredOf(context, context.db, model);
  const planned = readPlan(context, model, presentPlan(stored), { retired });
  const { failures } = await dryRunPlan(context, planned, live);
  if (failures.stops > 0) throw new ServiceError('plan_stopped', { params: { count: failures.stops } });
  return failures;
}

function settled({ state }: Pick<PlanRow, 'state'>): ServiceError {
  if (state === 'draft') return new ServiceError('plan_settled', { sentence: 'plan_draft' });
  const isUndone = state === 'undoing' || state === 'undone';
  return new ServiceError('plan_settled', { sentence: isUndone ? 'plan_undone' : 'plan_applied' });
}
