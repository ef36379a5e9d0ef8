import type { Db } from '../../platform/database/database.ts';
import type { PlanRow } from '../../platform/database/schema.ts';
import type { Window } from '../../platform/database/window.ts';

/** A plan with the people that its answer names. */
export type PlanRecord = Awaited<ReturnType<typeof selectPlans>>[number];

export function insertPlan(db: Db, row: PlanRow) {
  return db.insertInto('plans').values(row).execute();
}

export function updatePlan(db: Db, id: string, changes: Partial<PlanRow>) {
  return db.updateTable('plans').set(changes).where('id', '=', id).execute();
}

export function deletePlan(db: Db, id: string) {
  return db.deleteFrom('plans').where('id', '=', id).execute();
}

export function selectPlan(db: Db, model: string, id: string) {
  return records(db, model).where('plans.id', '=', id).executeTakeFirst();
}

/** The plans of a block type, the latest first. */
export function selectPlans(db: Db, model: string, window: Window) {
  return records(db, model)
    .orderBy('plans.created_at', 'desc')
    .orderBy('plans.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function countPlans(db: Db, model: string) {
  return db
    .selectFrom('plans')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('block_content_model', '=', model)
    .executeTakeFirstOrThrow();
}

export function lockPlan(tx: Db, id: string): Promise<PlanRow | undefined> {
  return tx.selectFrom('plans').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The plans that have not finished rewriting, of one block type or of all. */
export async function selectUnfinished(db: Db, model?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select('id')
    .where('state', 'in', ['running', 'undoing'])
    .$if(model !== undefined, (query) => query.where('block_content_model', '=', model ?? ''))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The plans applied or undone before this time whose replaced values are still in blocks. */
export function selectOutlived(db: Db, until: string): Promise<PlanRow[]> {
  return db
    .selectFrom('plans')
    .selectAll()
    .where('values_removed_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'done'), where('applied_at', '<=', until)]),
        where.and([where('state', '=', 'undone'), where('undone_at', '<=', until)]),
      ]),
    )
    .execute();
}

/** The last plan that changed a block type and was not undone. */
export async function selectLastApplied(db: Db, model: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('plans')
    .select('id')
    .where('block_content_model', '=', model)
    .where('state', 'in', ['running', 'done'])
    .orderBy('shape', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

function records(db: Db, model: string) {
  return db
    .selectFrom('plans')
    .leftJoin('users as author', 'author.id', 'plans.created_by')
    .leftJoin('users as applier', 'applier.id', 'plans.applied_by')
    .leftJoin('users as undoer', 'undoer.id', 'plans.undone_by')
    .selectAll('plans')
    .select([
      'author.name as author_name',
      'author.email as author_email',
      'applier.name as applier_name',
      'applier.email as applier_email',
      'undoer.name as undoer_name',
      'undoer.email as undoer_email',
    ])
    .where('plans.block_content_model', '=', model);
}
