import { type Kysely, sql } from 'kysely';

interface Tables {
  workspaces: { site_domain: string | null; site_domain_proof: string | null };
}

/**
 * Any number of workspaces may claim a domain, which belongs to the one that proves it. Earlier domains keep working
 * until another workspace proves ownership. Administrators can take a site down.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropIndex('workspaces_site_domain').execute();
  const workspaces = () => db.schema.alterTable('workspaces');
  await workspaces().addColumn('site_domain_proof', 'text').execute();
  await workspaces().addColumn('site_taken_down_at', 'text').execute();
  await workspaces()
    .addColumn('site_taken_down_reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db
    .updateTable('workspaces')
    .set({ site_domain_proof: 'earlier' })
    .where('site_domain', 'is not', null)
    .execute();
  await db.schema
    .createIndex('workspaces_proven_domain')
    .on('workspaces')
    .column('site_domain')
    .unique()
    .where(sql.ref('site_domain_proof'), 'is not', null)
    .execute();
}
