import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';
import type { Schema, WorkspaceUsageRow } from '../../platform/database/schema.ts';

/** What a user's workspaces hold, per workspace, oldest first. */
export function selectUsageByWorkspace(db: Db, owner: string, limit: number) {
  return db
    .selectFrom('workspaces')
    .select(['workspaces.id', 'workspaces.title'])
    .select((eb) => [
      eb
        .selectFrom('pages')
        .whereRef('pages.workspace', '=', 'workspaces.id')
        .select((pages) => pages.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('pages'),
      eb
        .selectFrom('media')
        .whereRef('media.workspace', '=', 'workspaces.id')
        .select((media) => media.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('media'),
      eb
        .selectFrom('media')
        .whereRef('media.workspace', '=', 'workspaces.id')
        .select((media) => sumOfBytes(media).as('sum'))
        .$asScalar()
        .$notNull()
        .as('bytes'),
    ])
    .where('workspaces.owner', '=', owner)
    .orderBy('workspaces.id')
    .limit(limit)
    .execute();
}

/** Adds to what a workspace holds and returns the new sums. Concurrent writers of one workspace wait for each other. */
export const addUsage = prepareFirst((tx: Db, added: WorkspaceUsageRow) =>
  tx
    .insertInto('workspace_usage')
    .values({
      workspace: added.workspace,
      pages: added.pages,
      blocks: added.blocks,
      component_bytes: added.component_bytes,
      media_bytes: added.media_bytes,
    })
    .onConflict((oc) =>
      oc.column('workspace').doUpdateSet((eb) => ({
        pages: eb('workspace_usage.pages', '+', eb.ref('excluded.pages')),
        blocks: eb('workspace_usage.blocks', '+', eb.ref('excluded.blocks')),
        component_bytes: eb('workspace_usage.component_bytes', '+', eb.ref('excluded.component_bytes')),
        media_bytes: eb('workspace_usage.media_bytes', '+', eb.ref('excluded.media_bytes')),
      })),
    )
    .returningAll(),
);

export const selectUsage = prepareFirst((db: Db, { workspace }: { workspace: string }) =>
  db.selectFrom('workspace_usage').selectAll().where('workspace', '=', workspace),
);

/** The total number of pages in a user's workspaces. */
export function countPagesOfOwner(db: Db, owner: string) {
  return db
    .selectFrom('pages')
    .innerJoin('workspaces', 'workspaces.id', 'pages.workspace')
    .where('workspaces.owner', '=', owner)
    .select((eb) => eb.fn.countAll<number>().as('pages'))
    .executeTakeFirstOrThrow();
}

/** The total number and bytes of pictures in a user's workspaces. */
export function countMediaOfOwner(db: Db, owner: string) {
  return db
    .selectFrom('media')
    .innerJoin('workspaces', 'workspaces.id', 'media.workspace')
    .where('workspaces.owner', '=', owner)
    .select((eb) => [eb.fn.countAll<number>().as('media'), sumOfBytes(eb).as('bytes')])
    .executeTakeFirstOrThrow();
}

/** In SQL, the sum over no rows is null. */
function sumOfBytes(eb: ExpressionBuilder<Schema, 'media'>) {
  return eb.fn.coalesce(eb.fn.sum<number>('media.bytes'), eb.val(0));
}
