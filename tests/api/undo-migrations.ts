import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database.ts';

/** Undoes the migration 0022: plans keep what they removed in a table. */
export async function undoMigration0022(db: Db): Promise<void> {
  await sql`alter table plans drop column values_removed_at`.execute(db);
  await sql`create table plan_rows (
    plan text not null references plans (id) on delete cascade, source text not null,
    workspace text not null references workspaces (id) on delete cascade, kind text not null, before text not null,
    rest text, revision integer not null, kept_until text not null, primary key (plan, source))`.execute(db);
  await sql`delete from kysely_migration where name >= '0022'`.execute(db);
}

/** Undoes the migrations from 0018 on. */
export async function undoMigrationsSince0018(db: Db): Promise<void> {
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

/** Undoes the migrations from 0007 on, as if they had never run. */
export async function undoMigrationsSince0007(db: Db): Promise<void> {
  await undoMigrationsSince0016(db);
  for (const index of [...mediaIndexes, 'block_content_models_slug', 'blocks_model_page', ...siteIndexes])
    await sql`drop index ${sql.ref(index)}`.execute(db);
  for (const column of ['name_folded', 'alt_folded'])
    await sql`alter table media drop column ${sql.ref(column)}`.execute(db);
  for (const column of ['slug', 'about'])
    await sql`alter table block_content_models drop column ${sql.ref(column)}`.execute(db);
  await sql`alter table content_references drop column alt`.execute(db);
  for (const column of workspaceColumns)
    await sql`alter table workspaces drop column ${sql.ref(column)}`.execute(db);
  await sql`drop table plan_rows`.execute(db);
  await sql`drop table plans`.execute(db);
  for (const table of ['blocks', 'components'])
    await sql`drop index ${sql.ref(`${table}_shape`)}`.execute(db);
  for (const table of ['block_content_models', 'blocks', 'components'])
    await sql`alter table ${sql.ref(table)} drop column shape`.execute(db);
  await sql`drop table preview_links`.execute(db);
  await sql`drop table site_designs`.execute(db);
  await sql`delete from kysely_migration where name >= '0007'`.execute(db);
}

const mediaIndexes = ['media_name', 'media_workspace_name', 'media_bytes', 'media_workspace_bytes'];
const workspaceColumns = ['site_slug', 'site_enabled_at', 'site_domain', 'site_language', 'preview_url'];
const siteIndexes = ['workspaces_site_slug', 'workspaces_site_domain'];
