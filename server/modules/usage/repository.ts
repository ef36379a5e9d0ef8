import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** What the workspaces of a user hold, by workspace: the oldest first. */
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

/** How many pages the workspaces of a user have together. */
export function countPagesOfOwner(db: Db, owner: string) {
  return db
    .selectFrom('pages')
    .innerJoin('workspaces', 'workspaces.id', 'pages.workspace')
    .where('workspaces.owner', '=', owner)
    .select((eb) => eb.fn.countAll<number>().as('pages'))
    .executeTakeFirstOrThrow();
}

/** How many pictures the workspaces of a user have together, and their bytes. */
export function countMediaOfOwner(db: Db, owner: string) {
  return db
    .selectFrom('media')
    .innerJoin('workspaces', 'workspaces.id', 'media.workspace')
    .where('workspaces.owner', '=', owner)
    .select((eb) => [eb.fn.countAll<number>().as('media'), sumOfBytes(eb).as('bytes')])
    .executeTakeFirstOrThrow();
}

/** The sum over no rows is null in SQL. */
function sumOfBytes(eb: ExpressionBuilder<Schema, 'media'>) {
  return eb.fn.coalesce(eb.fn.sum<number>('media.bytes'), eb.val(0));
}
