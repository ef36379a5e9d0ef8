import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';
import type { WorkspaceUsageRow } from '../../platform/database/schema.ts';

/** Approximate overhead of a row of the history or of a form submission. Many small ones fill a disk, too. */
export const historyRowBytes = 300;

/** The usage of a user's workspaces, per workspace, oldest first. */
export function selectUsageByWorkspace(db: Db, owner: string, limit: number) {
  return ofOwner(db, owner)
    .select((eb) => [
      'workspaces.id',
      'workspaces.title',
      eb.fn.coalesce('pages', eb.val(0)).as('pages'),
      eb.fn.coalesce('media', eb.val(0)).as('media'),
      eb.fn.coalesce('media_bytes', eb.val(0)).as('bytes'),
    ])
    .orderBy('workspaces.id')
    .limit(limit)
    .execute();
}

/** In SQL, the sum over no rows is null. */
export function selectUsageOfOwner(db: Db, owner: string) {
  return ofOwner(db, owner)
    .select([sumOf('pages').as('pages'), sumOf('media').as('media'), sumOf('media_bytes').as('bytes')])
    .executeTakeFirstOrThrow();
}

/**
 * Adds to the usage of a workspace and returns the new sums. Concurrent writers of one workspace wait for each other.
 */
export const addUsage = prepareFirst((tx: Db, added: WorkspaceUsageRow) =>
  tx
    .insertInto('workspace_usage')
    .values({
      workspace: added.workspace,
      pages: added.pages,
      blocks: added.blocks,
      component_bytes: added.component_bytes,
      media: added.media,
      media_bytes: added.media_bytes,
      history_bytes: added.history_bytes,
      inquiry_bytes: added.inquiry_bytes,
    })
    .onConflict((oc) =>
      oc.column('workspace').doUpdateSet((eb) => ({
        pages: eb('workspace_usage.pages', '+', eb.ref('excluded.pages')),
        blocks: eb('workspace_usage.blocks', '+', eb.ref('excluded.blocks')),
        component_bytes: eb('workspace_usage.component_bytes', '+', eb.ref('excluded.component_bytes')),
        media: eb('workspace_usage.media', '+', eb.ref('excluded.media')),
        media_bytes: eb('workspace_usage.media_bytes', '+', eb.ref('excluded.media_bytes')),
        history_bytes: eb('workspace_usage.history_bytes', '+', eb.ref('excluded.history_bytes')),
        inquiry_bytes: eb('workspace_usage.inquiry_bytes', '+', eb.ref('excluded.inquiry_bytes')),
      })),
    )
    .returningAll(),
);

export const selectUsage = prepareFirst((db: Db, { workspace }: { workspace: string }) =>
  db.selectFrom('workspace_usage').selectAll().where('workspace', '=', workspace),
);

export const selectBytesOfComponents = prepareFirst(
  (db: Db, { owner, workspace }: { owner: string; workspace: string }) =>
    ofOwner(db, owner)
      .select((eb) => eb.fn.coalesce('component_bytes', eb.val(0)).as('bytes'))
      .where('workspaces.id', '=', workspace),
);

export async function selectSizeOfVersions(db: Db, page: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('page_versions')
    .select(
      sql<number>`cast(coalesce(sum(octet_length(blocks) + ${sql.lit(historyRowBytes)}), 0) as bigint)`.as(
        'bytes',
      ),
    )
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** The workspaces whose history exceeds this many bytes. */
export async function selectWorkspacesOver(db: Db, bytes: number): Promise<string[]> {
  const found = await db
    .selectFrom('workspace_usage')
    .select('workspace')
    .where('history_bytes', '>', bytes)
    .execute();
  return found.map(({ workspace }) => workspace);
}

/** Subtracts removed history from the usage of a workspace. */
export function reduceHistory(tx: Db, workspace: string, bytes: number) {
  return tx
    .updateTable('workspace_usage')
    .set((eb) => ({ history_bytes: eb('history_bytes', '-', bytes) }))
    .where('workspace', '=', workspace)
    .execute();
}

function ofOwner(db: Db, owner: string) {
  return db
    .selectFrom('workspaces')
    .leftJoin('workspace_usage', 'workspace_usage.workspace', 'workspaces.id')
    .where('workspaces.owner', '=', owner);
}

/** PostgreSQL sums `bigint` as `numeric`. */
function sumOf(column: 'pages' | 'media' | 'media_bytes') {
  return sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;
}
