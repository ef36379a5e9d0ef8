import type { Kysely } from 'kysely';

/** Adds tables for registration, mail, social sign-in, form submissions, the newsletter and retried writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = (table: string) => db.schema.createTable(table).addColumn('id', 'text', (c) => c.primaryKey());
  const index = (table: string, ...columns: string[]) =>
    db.schema
      .createIndex([table, ...columns].join('_'))
      .on(table)
      .columns(columns)
      .execute();

  await db.schema.alterTable('users').addColumn('terms_accepted_at', 'text').execute();

  await db.schema
    .createTable('account_keys')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await index('account_keys', 'user');
  await index('account_keys', 'expires_at');

  await db.schema
    .createTable('used_captchas')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await index('used_captchas', 'expires_at');

  await db.schema
    .createTable('social_identities')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('social_identities_pk', ['provider', 'subject'])
    .execute();
  await index('social_identities', 'user');

  await id('outbox')
    .addColumn('payload_cipher', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('handed_over', 'integer', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('failed_at', 'text')
    .execute();
  await index('outbox', 'failed_at', 'next_attempt_at');

  await id('inquiries')
    .addColumn('workspace', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('page', 'text', (c) => c.references('pages.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .execute();
  await index('inquiries', 'workspace', 'created_at');
  await index('inquiries', 'page');

  await id('newsletter_subscribers')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('key_hash', 'text', (c) => c.unique())
    .addColumn('key_expires_at', 'text')
    .execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('answer_cipher', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['owner', 'key'])
    .execute();
  await index('idempotency_keys', 'expires_at');
}
