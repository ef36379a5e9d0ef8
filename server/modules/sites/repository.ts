import type { Db } from '../../platform/database/database.ts';
import { prepareFirst } from '../../platform/database/prepared.ts';

/** The site with this slug, if it is switched on and its owner is not blocked. */
export const selectSite = prepareFirst((db: Db, { slug }: { slug: string }) =>
  visibleSites(db).where('site_slug', '=', slug),
);

/** The same for the site with this domain. */
export const selectSiteAtDomain = prepareFirst((db: Db, { domain }: { domain: string }) =>
  visibleSites(db).where('site_domain', '=', domain),
);

/** Where the site of a workspace is, whether it is on or off. */
export function selectSiteOf(db: Db, workspace: string) {
  return db
    .selectFrom('workspaces')
    .select(['site_slug as slug', 'site_domain as domain', 'site_language as language'])
    .select('site_enabled_at as enabled_at')
    .where('id', '=', workspace)
    .executeTakeFirst();
}

function visibleSites(db: Db) {
  return db
    .selectFrom('workspaces')
    .innerJoin('users', 'users.id', 'workspaces.owner')
    .select(['workspaces.id as workspace', 'site_slug as slug', 'site_domain as domain'])
    .select('site_language as language')
    .where('site_enabled_at', 'is not', null)
    .where('users.blocked_at', 'is', null);
}

/** The live pages of a site that were published last for the first time, without its home page. */
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

/** The page at a path of a site. */
export function selectPageAt(db: Db, { workspace, path }: { workspace: string; path: string }) {
  return db
    .selectFrom('pages')
    .select('id')
    .where('workspace', '=', workspace)
    .where('url_path', '=', path)
    .executeTakeFirst();
}
