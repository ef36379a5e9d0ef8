import { sql, type Kysely } from 'kysely';

/** Separates suspected spam, and counts all form submissions in the usage of a workspace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('inquiries').addColumn('spam_at', 'text').execute();
  await db.schema.createIndex('inquiries_spam').on('inquiries').column('spam_at').execute();
  await db.schema
    .alterTable('workspace_usage')
    .addColumn('inquiry_bytes', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`insert into workspace_usage
      (workspace, pages, blocks, component_bytes, media, media_bytes, history_bytes)
    select id, 0, 0, 0, 0, 0, 0 from workspaces
    where id in (select workspace from inquiries) and id not in (select workspace from workspace_usage)`.execute(
    db,
  );
  await sql`update workspace_usage set inquiry_bytes = (
    select coalesce(sum(octet_length(name) + octet_length(email) + octet_length(message) + 300), 0)
    from inquiries where inquiries.workspace = workspace_usage.workspace
  )`.execute(db);
}
