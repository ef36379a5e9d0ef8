import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { WorkspaceUsageRow } from '../../platform/database/schema.ts';
import { historyRowBytes } from './repository.ts';

export type Count = 'data_bytes' | keyof Omit<WorkspaceUsageRow, 'workspace'>;

/** The calculation of each count from the rows of a page (`data_bytes`) or a workspace. */
const counted: Readonly<Record<Count, RawBuilder<number>>> = {
  data_bytes: sql`(select coalesce(sum(octet_length(blocks.data)), 0) from blocks where blocks.page = pages.id)`,
  pages: sql`(select count(*) from pages where pages.workspace = workspaces.id)`,
  blocks: sql`(select count(*) from blocks where blocks.workspace = workspaces.id)`,
  component_bytes: sql`(
    select coalesce(sum(octet_length(components.data)), 0) from components where components.workspace = workspaces.id
  )`,
  media: sql`(select count(*) from media where media.workspace = workspaces.id)`,
  media_bytes: sql`(select coalesce(sum(media.bytes), 0) from media where media.workspace = workspaces.id)`,
  history_bytes: sql`(
    select coalesce(sum(octet_length(state.data) + ${sql.lit(historyRowBytes)}), 0)
    from content_history as state where state.workspace = workspaces.id
  ) + (
    select coalesce(sum(octet_length(version.blocks) + ${sql.lit(historyRowBytes)}), 0)
    from page_versions as version where version.workspace = workspaces.id
  )`,
  inquiry_bytes: sql`(
    select coalesce(sum(octet_length(name) + octet_length(email) + octet_length(message) + ${sql.lit(historyRowBytes)}), 0)
    from inquiries where inquiries.workspace = workspaces.id
  )`,
};

export const allCounts = Object.keys(counted) as readonly Count[];

const sums = allCounts.filter((name) => name !== 'data_bytes');

export interface Compared {
  readonly id: string;
  readonly stored: number;
  readonly counted: number;
}

/** The remains of a removed account are deleted in parts, without counting. */
const remaining = sql`workspaces.owner not in (select users.id from users where users.removed_at is not null)`;

/** Some pages or workspaces by id. Each step is one statement, so no write falls between the two numbers. */
export async function compareCount(db: Db, count: Count, after: string): Promise<readonly Compared[]> {
  const from =
    count === 'data_bytes'
      ? sql`pages.id, pages.data_bytes as stored, ${counted[count]} as counted
          from pages join workspaces on workspaces.id = pages.workspace where ${remaining} and pages.id > ${after}`
      : sql`workspaces.id, coalesce(${sql.ref(`workspace_usage.${count}`)}, 0) as stored, ${counted[count]} as counted
          from workspaces left join workspace_usage on workspace_usage.workspace = workspaces.id
          where ${remaining} and workspaces.id > ${after}`;
  return (await sql<Compared>`select ${from} order by 1 limit 200`.execute(db)).rows;
}

/**
 * Recalculates a count. The row is locked first: a concurrent write is either counted, or waits and adds to the new
 * number.
 */
export async function correctCount(
  tx: Db,
  { count, id }: { readonly count: Count; readonly id: string },
): Promise<void> {
  if (count === 'data_bytes') {
    await tx.selectFrom('pages').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    await sql`update pages set data_bytes = ${counted[count]} where id = ${id}`.execute(tx);
    return;
  }
  await sql`insert into workspace_usage (workspace, ${sql.join(sums.map((name) => sql.ref(name)))})
    select id, ${sql.join(sums.map(() => sql.lit(0)))} from workspaces where id = ${id}
    on conflict do nothing`.execute(tx);
  const usage = tx.selectFrom('workspace_usage').select('workspace').where('workspace', '=', id);
  await usage.forNoKeyUpdate().execute();
  await sql`update workspace_usage
    set ${sql.ref(count)} = (select ${counted[count]} from workspaces where workspaces.id = ${id})
    where workspace = ${id}`.execute(tx);
}
