import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { WorkspaceRow } from '../../platform/database/schema.ts';
import { containsText } from '../../platform/database/text-order.ts';
import { readWindow, type Window } from '../../platform/database/window.ts';

/** The search text: folded, and in the form of stored addresses. */
interface WebsiteSearch {
  readonly folded: string;
  readonly address: string;
}

/** All websites whose name, slug, domain or owner contains a text, the newest first. */
export function listWebsites(db: Db, { folded, address }: WebsiteSearch, window: Window) {
  const matching = websites(db).$if(folded !== '', (query) =>
    query.where((eb) =>
      eb.or([
        containsText(eb.ref('workspaces.title_folded'), folded),
        containsText(eb.ref('workspaces.site_slug'), folded),
        containsText(sql<string>`coalesce(workspaces.site_domain, '')`, address),
        containsText(eb.ref('users.search_folded'), folded),
        containsText(eb.ref('users.search_folded'), address),
      ]),
    ),
  );
  return readWindow(matching.orderBy('workspaces.id', 'desc'), window);
}

export function selectWebsite(db: Db, id: string) {
  return websites(db).where('workspaces.id', '=', id).executeTakeFirst();
}

/** A workspace of any owner, locked until the transaction ends; undefined if it does not exist. */
export function lockWebsite(tx: Db, id: string): Promise<WorkspaceRow | undefined> {
  const isThere = sql<boolean>`owner not in (select id from users where removed_at is not null)`;
  const query = tx.selectFrom('workspaces').selectAll().where('id', '=', id).where(isThere);
  return query.forNoKeyUpdate().executeTakeFirst();
}

/** The workspace that has proven this domain. */
export function selectHolder(db: Db, domain: string) {
  return db
    .selectFrom('workspaces')
    .select(['id', 'site_domain_proof'])
    .where('site_domain', '=', domain)
    .where('site_domain_proof', 'is not', null)
    .executeTakeFirst();
}

type Decision = Pick<WorkspaceRow, 'site_domain_proof' | 'site_taken_down_at' | 'site_taken_down_reason'>;

export function updateWebsite(tx: Db, id: string, changes: Partial<Decision>) {
  return tx.updateTable('workspaces').set(changes).where('id', '=', id).execute();
}

/** All websites but those being removed. */
function websites(db: Db) {
  return db
    .selectFrom('workspaces')
    .innerJoin('users', 'users.id', 'workspaces.owner')
    .selectAll('workspaces')
    .select(['users.name as owner_name', 'users.email as owner_email'])
    .where('users.removed_at', 'is', null);
}
