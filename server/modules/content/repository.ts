import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inserts, workspacesOf } from '../../platform/database/records.ts';
import { prepare, prepareFirst } from '../../platform/database/prepared.ts';
import type { BlockRow, ContentHistoryRow, Schema } from '../../platform/database/schema.ts';
import { noText } from './targets-repository.ts';

type BlockPage = SelectQueryBuilder<Schema, 'blocks', Pick<BlockRow, 'page'>>;

/** The page, if this user owns its workspace. */
function ownPage(tx: Db, owner: string, id: string | BlockPage) {
  return tx
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', id)
    .where('workspace', 'in', workspacesOf(tx, owner));
}

export const lockPage = prepareFirst((tx: Db, wanted: { owner: string; id: string }) =>
  ownPage(tx, wanted.owner, wanted.id).forNoKeyUpdate(),
);

export const lockPageForRemoval = prepareFirst((tx: Db, wanted: { owner: string; id: string }) =>
  ownPage(tx, wanted.owner, wanted.id).forUpdate(),
);

export const lockPageOfBlock = prepareFirst((tx: Db, wanted: { owner: string; block: string }) => {
  const page = tx.selectFrom('blocks').select('page').where('id', '=', wanted.block);
  return ownPage(tx, wanted.owner, page).forNoKeyUpdate();
});

interface PageEdit {
  readonly page: string;
  readonly at: string;
  readonly by: string;
  readonly bytes: number;
}

/** Records an edit of a page. */
export const updatePageEdited = prepare((tx: Db, change: PageEdit) =>
  tx
    .updateTable('pages')
    .set((eb) => ({
      edits: eb('edits', '+', 1),
      last_update: change.at,
      last_update_by: change.by,
      data_bytes: change.bytes,
    }))
    .where('id', '=', change.page),
);

const insertState = prepare((tx: Db, row: ContentHistoryRow) =>
  tx.insertInto('content_history').values({
    id: row.id,
    workspace: row.workspace,
    source: row.source,
    source_kind: row.source_kind,
    source_page: row.source_page,
    block_content_model: row.block_content_model,
    revision: row.revision,
    data: row.data,
    replaced_at: row.replaced_at,
    replaced_by: row.replaced_by,
  }),
);

export async function insertHistory(tx: Db, rows: readonly ContentHistoryRow[]): Promise<void> {
  const [row] = rows;
  if (row !== undefined && rows.length === 1) await insertState(tx, row);
  else await tx.insertInto('content_history').values(rows).execute();
}

export const insertReferences = inserts('content_references');

export function deleteReferences(tx: Db, workspace: string, sources: readonly string[]) {
  return tx
    .deleteFrom('content_references')
    .where('workspace', '=', workspace)
    .where('source', 'in', sources)
    .execute();
}

/** Deletes the reference of a workspace to an image. */
export function deleteImage(tx: Db, workspace: string, source: string) {
  return tx
    .deleteFrom('content_references')
    .where('workspace', '=', workspace)
    .where('source', '=', source)
    .where('source_page', 'is', null)
    .execute();
}

export function selectAlts(db: Db, workspace: string, ids: readonly string[]) {
  return db
    .selectFrom('media')
    .select(['id', 'alt'])
    .where('workspace', '=', workspace)
    .where('id', 'in', ids)
    .where('alt', '!=', '')
    .execute();
}

/**
 * A source that shows an image or links to a page; `page` is null unless it is a page. `model` is the type of the
 * component, or of the first such block of the page; null if only the live version does so. A design has no name.
 */
export interface SourceRow {
  kind: 'page' | 'component' | 'seo' | 'design';
  page: string | null;
  model: string | null;
  name: string;
}

export const sourcesListed = 20;

/**
 * The sources that show an image or link to a page, other than the page itself, by name: page titles, component type
 * names, and `SEO` for the workspace's social image, none for the images of its design; at most one more than are
 * listed. Finds pages one by one in an index, so the number of references does not matter.
 */
export async function selectSources(
  db: Db,
  target: { workspace: string; kind: 'media' | 'page'; id: string },
): Promise<SourceRow[]> {
  const isReference = sql`reference.workspace = ${target.workspace}
    and reference.target_kind = ${target.kind} and reference.target = ${target.id}`;
  const most = sql.lit(sourcesListed + 1);
  const { rows } = await sql<SourceRow>`
    with recursive linking (page, place) as (
      select min(reference.source_page), 0 from content_references as reference where ${isReference}
      union all
      select (
        select min(reference.source_page) from content_references as reference
        where ${isReference} and reference.source_page > linking.page
      ), linking.place + 1
      from linking where linking.page is not null and linking.place < ${most}
    )
    select 'page' as kind, pages.id as page, (
        select blocks.block_content_model
        from content_references as reference inner join blocks on blocks.id = reference.source
        where ${isReference} and reference.source_page = linking.page
        order by blocks.${sql.ref('order')} limit 1
      ) as model, pages.title as name
    from linking inner join pages on pages.id = linking.page
    where linking.page <> ${target.id}
    union
    select case when components.id is not null then 'component' when reference.source = ${target.workspace} then 'seo'
        else 'design' end as kind, ${noText} as page, model.id as model,
      case when components.id is not null then model.name when reference.source = ${target.workspace} then 'SEO'
        else '' end as name
    from content_references as reference
    left join components on components.id = reference.source
    left join block_content_models as model on model.id = components.block_content_model
    where ${isReference} and reference.source_page is null
    order by name limit ${most}`.execute(db);
  return rows;
}
