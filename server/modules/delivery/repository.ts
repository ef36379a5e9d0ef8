import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';
import { byBytes } from '../../platform/database/text-order.ts';
import { countRows } from '../../platform/database/window.ts';
import { heavyBytes } from '../../platform/limits/time-slices.ts';

/**
 * The live version of the page at this path; undefined if there is no page or it is a draft. Heavy blocks are omitted:
 * `selectLiveBlocks` reads them.
 */
export const selectLivePage = prepareFirst((db: Db, at: { workspace: string; path: string }) => {
  const bytes = sql<number>`octet_length(version.blocks)`;
  const blocks = sql<string | null>`case when ${bytes} <= ${sql.lit(heavyBytes)} then version.blocks end`;
  return livePages(db, at.workspace)
    .select(['version.version', bytes.as('bytes'), blocks.as('blocks')])
    .where('pages.url_path', '=', at.path);
});

/** The blocks of a version; undefined if it is gone. */
export const selectLiveBlocks = prepareFirst((db: Db, { id, version }: { id: string; version: number }) =>
  db.selectFrom('page_versions').select('blocks').where('page', '=', id).where('version', '=', version),
);

/** Some of the live pages, sorted by path, from this path on or after it. */
export function selectLivePages(db: Db, { workspace, from, after, limit }: LivePagesWanted) {
  const path = byBytes(db, sql.ref<string>('pages.url_path'));
  const pages = livePages(db, workspace)
    .where('pages.live_version', 'is not', null)
    .orderBy(path)
    .limit(limit)
    .$if(from !== undefined, (query) => query.where(path, '>=', from ?? ''))
    .$if(after !== undefined, (query) => query.where(path, '>', after ?? ''));
  return pages.execute();
}

interface LivePagesWanted {
  readonly workspace: string;
  readonly from?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The path of the live page at this offset; undefined beyond the end. */
export async function selectLivePath(db: Db, at: { workspace: string; offset: number }) {
  const found = await db
    .selectFrom('pages')
    .select('url_path')
    .where('workspace', '=', at.workspace)
    .where('live_version', 'is not', null)
    .orderBy(byBytes(db, sql.ref<string>('url_path')))
    .limit(1)
    .offset(at.offset)
    .executeTakeFirst();
  return found?.url_path;
}

export function countLivePages(db: Db, workspace: string): Promise<number> {
  return countRows(
    db.selectFrom('pages').where('workspace', '=', workspace).where('live_version', 'is not', null),
  );
}

/** The current path of the live page that was formerly at this path. */
export function selectNewPath(db: Db, workspace: string, path: string) {
  return db
    .selectFrom('former_paths')
    .innerJoin('pages', 'pages.id', 'former_paths.page')
    .select('pages.url_path')
    .where('former_paths.workspace', '=', workspace)
    .where('former_paths.url_path', '=', path)
    .where('pages.live_version', 'is not', null)
    .executeTakeFirst();
}

export function selectWorkspaceFace(db: Db, workspace: string) {
  return db
    .selectFrom('workspaces')
    .leftJoin('content_references as image', (join) =>
      join.onRef('image.source', '=', 'workspaces.id').on('image.target_kind', '=', 'media'),
    )
    .select(['title', 'description', 'type', 'seo_title_template', 'seo_description'])
    .leftJoin('workspace_usage as usage', 'usage.workspace', 'workspaces.id')
    .select(['image.target as seo_image', 'usage.pages', 'usage.component_bytes'])
    .where('id', '=', workspace)
    .executeTakeFirst();
}

export function selectComponents(db: Db, workspace: string) {
  return db
    .selectFrom('components')
    .innerJoin('block_content_models as model', 'model.id', 'components.block_content_model')
    .select(['components.id', 'components.block_content_model', 'components.data'])
    .select(['components.revision', 'components.shape'])
    .select('model.revision as model_revision')
    .where('components.workspace', '=', workspace)
    .orderBy('components.id')
    .execute();
}

/** The descriptions of images that were deleted while components of the workspace used them. */
export function selectGapsOfComponents(db: Db, workspace: string) {
  return db
    .selectFrom('components')
    .innerJoin('content_references as reference', 'reference.source', 'components.id')
    .select(['reference.target as id', 'reference.alt'])
    .where('components.workspace', '=', workspace)
    .where('reference.target_kind', '=', 'media')
    .where('reference.alt', 'is not', null)
    .execute();
}

function livePages(db: Db, workspace: string) {
  return db
    .selectFrom('pages')
    .innerJoin('page_versions as version', (join) =>
      join.onRef('version.page', '=', 'pages.id').onRef('version.version', '=', 'pages.live_version'),
    )
    .select(['pages.id', 'pages.url_path', 'pages.published_at', 'version.title'])
    .where('pages.workspace', '=', workspace);
}
