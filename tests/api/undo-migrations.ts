import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database.ts';

/** Undoes the migration 0022: plans keep what they removed in a table. */
async function undoMigration0022(db: Db): Promise<void> {
  await sql`alter table plans drop column values_removed_at`.execute(db);
  await sql`create table plan_rows (
    plan text not null references plans (id) on delete cascade, source text not null,
    workspace text not null references workspaces (id) on delete cascade, kind text not null, before text not null,
    rest text, revision integer not null, kept_until text not null, primary key (plan, source))`.execute(db);
  await sql`delete from kysely_migration where name >= '0022'`.execute(db);
}

/** Undoes the migrations from 0018 on. */
async function undoMigrationsSince0018(db: Db): Promise<void> {
  await undoMigration0022(db);
  await sql`drop index workspaces_proven_domain`.execute(db);
  for (const column of ['site_domain_proof', 'site_taken_down_at', 'site_taken_down_reason'])
    await sql`alter table workspaces drop column ${sql.ref(column)}`.execute(db);
  await sql`create unique index workspaces_site_domain on workspaces (site_domain)`.execute(db);
  await sql`drop index inquiries_spam`.execute(db);
  await sql`alter table inquiries drop column spam_at`.execute(db);
  await sql`alter table workspace_usage drop column inquiry_bytes`.execute(db);
  await sql`delete from kysely_migration where name >= '0018'`.execute(db);
}

/** Undoes the migrations from 0016 on; block types and content stay unchanged. */
export async function undoMigrationsSince0016(db: Db): Promise<void> {
  await undoMigrationsSince0018(db);
  await sql`alter table workspaces drop column title_folded`.execute(db);
  await sql`delete from kysely_migration where name >= '0016'`.execute(db);
}
