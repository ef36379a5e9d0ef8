import type { Db } from '../../platform/database/database.ts';
import type { SiteDesignRow } from '../../platform/database/schema.ts';

/** The type of a workspace and its design choices. */
export function selectChoices(db: Db, workspace: string) {
  return db
    .selectFrom('workspaces')
    .leftJoin('site_designs', 'site_designs.workspace', 'workspaces.id')
    .select(['workspaces.type', 'site_designs.choices'])
    .where('workspaces.id', '=', workspace)
    .executeTakeFirst();
}

/** The images of the workspace that these sources reference. */
export function selectImages(db: Db, workspace: string, sources: readonly string[]) {
  return db
    .selectFrom('content_references as reference')
    .innerJoin('media', 'media.id', 'reference.target')
    .select(['reference.source', 'media.id', 'media.file', 'media.width', 'media.height', 'media.alt'])
    .where('reference.workspace', '=', workspace)
    .where('reference.source', 'in', sources)
    .where('reference.target_kind', '=', 'media')
    .where('media.workspace', '=', workspace)
    .execute();
}

export function upsertChoices(tx: Db, row: SiteDesignRow) {
  return tx
    .insertInto('site_designs')
    .values(row)
    .onConflict((conflict) => conflict.column('workspace').doUpdateSet({ choices: row.choices }))
    .execute();
}
