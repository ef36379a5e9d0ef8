import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';

export const selectSite = prepareFirst((db: Db, { slug }: { slug: string }) =>
  placed(db).where('site_slug', '=', slug),
);

/** The site that has proven this domain. */
export const selectSiteAtDomain = prepareFirst((db: Db, { domain }: { domain: string }) =>
  placed(db).where('site_domain', '=', domain).where('site_domain_proof', 'is not', null),
);

export function selectSiteOf(db: Db, workspace: string) {
  return placed(db).where('workspaces.id', '=', workspace).executeTakeFirst();
}

/** The location of a site, and whether visitors may see it. A domain that is only claimed does not count. */
function placed(db: Db) {
  return db
    .selectFrom('workspaces')
    .innerJoin('users', 'users.id', 'workspaces.owner')
    .select(['workspaces.id as workspace', 'site_slug as slug', 'site_language as language'])
    .select(sql<string | null>`case when site_domain_proof is not null then site_domain end`.as('domain'))
    .select(['site_enabled_at as enabled_at', 'site_taken_down_at as taken_down_at', 'users.blocked_at']);
}

/** The live pages of a site with the latest first publication, without its home page. */
export function selectNewestPages(db: Db, workspace: string, limit: number) {
  return db
    .selectFrom('pages')
    .innerJoin('page_versions as version', (join) =>
      join.onRef('version.page', '=', 'pages.id').onRef('version.version', '=', 'pages.live_version'),
    )
    .select(['pages.id', 'pages.url_path', 'version.title'])
    .select((eb) =>
      eb
        .selectFrom('page_versions as earlier')
        .whereRef('earlier.page', '=', 'pages.id')
        .select((versions) => versions.fn.min('earlier.published_at').as('at'))
        .$asScalar()
        .$notNull()
        .as('published_at'),
    )
    .where('pages.workspace', '=', workspace)
    .where('pages.url_path', '!=', '/')
    .orderBy('published_at', 'desc')
    .orderBy('pages.id', 'desc')
    .limit(limit)
    .execute();
}

export function selectPageAt(db: Db, { workspace, path }: { workspace: string; path: string }) {
  return db
    .selectFrom('pages')
    .select('id')
    .where('workspace', '=', workspace)
    .where('url_path', '=', path)
    .executeTakeFirst();
}
