import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import { libraryBlockTypes } from '../library/block-types.ts';

/**
 * Creates the tables and inserts the library of block types. A released migration is never edited, only followed by another. Until 28
 * November 2026 this schema was the result of 21 migrations.
 */
export async function up(db: Kysely<{ block_content_models: Record<string, unknown> }>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of statements(isPostgres ? sql`collate "C"` : sql``)) await statement.execute(db);
  const rows = libraryBlockTypes.map(({ id, name, content_model_type, content_model }) => ({
    ...{ id, name, content_model_type, revision: 1 },
    content_model: JSON.stringify(content_model),
    slug: name.toLowerCase().replaceAll(' ', '-'),
  }));
  await db.insertInto('block_content_models').values(rows).execute();
}

/** `byBytes` makes PostgreSQL sort texts by their bytes, like SQLite. */
const statements = (byBytes: RawBuilder<unknown>) => [
  sql`create table users (
    id text primary key,
    email text not null unique,
    name text not null,
    search_folded text not null,
    password_hash text,
    role text not null,
    activated_at text,
    blocked_at text,
    last_login text,
    date_joined text not null,
    terms_accepted_at text,
    removed_at text
  )`,
  sql`create index users_removed on users (id) where removed_at is not null`,
  sql`create table sessions (
    token_hash text primary key,
    "user" text not null references users (id) on delete cascade,
    created_at text not null,
    expires_at text not null
  )`,
  sql`create index sessions_user on sessions ("user")`,
  sql`create table account_keys (
    key_hash text primary key,
    "user" text not null references users (id) on delete cascade,
    purpose text not null,
    created_at text not null,
    expires_at text not null
  )`,
  sql`create index account_keys_expires_at on account_keys (expires_at)`,
  sql`create index account_keys_user on account_keys ("user")`,
  sql`create table social_identities (
    provider text not null,
    subject text not null,
    "user" text not null references users (id) on delete cascade,
    created_at text not null,
    constraint social_identities_pk primary key (provider, subject)
  )`,
  sql`create index social_identities_user on social_identities ("user")`,
  sql`create table workspaces (
    id text primary key,
    owner text not null references users (id) on delete cascade,
    type text not null,
    title text not null,
    description text not null,
    tags text not null,
    i18n_enabled_at text,
    created_at text not null,
    seo_title_template text default '' not null,
    seo_description text default '' not null,
    site_slug text default '' not null,
    site_enabled_at text,
    site_domain text,
    site_language text default 'en' not null,
    preview_url text,
    title_folded text default '' not null,
    site_domain_proof text,
    site_taken_down_at text,
    site_taken_down_reason text default '' not null
  )`,
  sql`create index workspaces_owner on workspaces (owner)`,
  sql`create unique index workspaces_proven_domain on workspaces (site_domain) where site_domain_proof is not null`,
  sql`create unique index workspaces_site_slug on workspaces (site_slug)`,
  sql`create table site_designs (
    workspace text primary key references workspaces (id) on delete cascade,
    choices text not null
  )`,
  sql`create table workspace_usage (
    workspace text primary key references workspaces (id) on delete cascade,
    pages bigint not null,
    blocks bigint not null,
    component_bytes bigint not null,
    media bigint not null,
    media_bytes bigint not null,
    history_bytes bigint not null,
    inquiry_bytes bigint default 0 not null
  )`,
  sql`create table block_content_models (
    id text primary key,
    name text not null unique,
    content_model_type text not null,
    content_model text not null,
    revision integer not null,
    slug text default '' not null,
    shape integer default 0 not null,
    about text default '{}' not null
  )`,
  sql`create unique index block_content_models_slug on block_content_models (slug)`,
  sql`create table pages (
    id text primary key,
    workspace text not null references workspaces (id) on delete cascade,
    title text not null,
    title_folded text not null,
    url_path text not null,
    created_at text not null,
    created_by text references users (id) on delete set null,
    last_update text not null,
    last_update_by text references users (id) on delete set null,
    revision integer not null,
    edits integer not null,
    published_at text,
    published_edits integer,
    live_version integer,
    data_bytes bigint default 0 not null,
    constraint pages_workspace_url_path unique (workspace, url_path)
  )`,
  sql`create index pages_created_by on pages (created_by)`,
  sql`create index pages_last_update_by on pages (last_update_by)`,
  sql`create index pages_live on pages (workspace, url_path ${byBytes}) where live_version is not null`,
  sql`create index pages_workspace_id on pages (workspace, id)`,
  sql`create index pages_workspace_last_update on pages (workspace, last_update ${byBytes}, id)`,
  sql`create index pages_workspace_title_folded on pages (workspace, title_folded ${byBytes}, id)`,
  sql`create table former_paths (
    workspace text not null references workspaces (id) on delete cascade,
    url_path text not null,
    page text not null references pages (id) on delete cascade,
    created_at text not null,
    constraint former_paths_pk primary key (workspace, url_path)
  )`,
  sql`create index former_paths_page on former_paths (page)`,
  sql`create table page_versions (
    page text not null references pages (id) on delete cascade,
    version integer not null,
    workspace text not null references workspaces (id) on delete cascade,
    title text not null,
    url_path text not null,
    blocks text not null,
    published_at text not null,
    published_by text references users (id) on delete set null,
    constraint page_versions_pk primary key (page, version)
  )`,
  sql`create index page_versions_oldest on page_versions (workspace, published_at)`,
  sql`create index page_versions_published_by on page_versions (published_by)`,
  sql`create table blocks (
    id text primary key,
    workspace text not null references workspaces (id) on delete cascade,
    page text not null references pages (id) on delete cascade,
    block_content_model text not null references block_content_models (id),
    "order" integer not null,
    data text not null,
    revision integer not null,
    last_update text not null,
    last_update_by text references users (id) on delete set null,
    shape integer default 0 not null
  )`,
  sql`create index blocks_last_update_by on blocks (last_update_by)`,
  sql`create index blocks_model_page on blocks (block_content_model, page, workspace)`,
  sql`create index blocks_page_order on blocks (page, "order")`,
  sql`create index blocks_shape on blocks (block_content_model, shape, id)`,
  sql`create index blocks_workspace on blocks (workspace)`,
  sql`create table components (
    id text primary key,
    workspace text not null references workspaces (id) on delete cascade,
    block_content_model text not null references block_content_models (id),
    data text not null,
    revision integer not null,
    last_update text not null,
    last_update_by text references users (id) on delete set null,
    shape integer default 0 not null,
    constraint components_workspace_model unique (workspace, block_content_model)
  )`,
  sql`create index components_last_update_by on components (last_update_by)`,
  sql`create index components_shape on components (block_content_model, shape, id)`,
  sql`create table content_history (
    id text primary key,
    workspace text references workspaces (id) on delete cascade,
    source text not null,
    source_kind text not null,
    source_page text,
    block_content_model text,
    revision integer not null,
    data text not null,
    replaced_at text not null,
    replaced_by text
  )`,
  sql`create index content_history_oldest on content_history (workspace, replaced_at)`,
  sql`create index content_history_page on content_history (source_page, source, revision)`,
  sql`create index content_history_replaced on content_history (replaced_at, id)`,
  sql`create index content_history_source on content_history (workspace, source, revision)`,
  sql`create table content_references (
    workspace text not null references workspaces (id) on delete cascade,
    source text not null,
    source_page text references pages (id) on delete cascade,
    target_kind text not null,
    target text not null,
    alt text,
    constraint content_references_pk primary key (source, target_kind, target)
  )`,
  sql`create index content_references_page on content_references (source_page, target_kind, target)`,
  sql`create index content_references_target on content_references (workspace, target_kind, target, source_page)`,
  sql`create table plans (
    id text primary key,
    block_content_model text not null references block_content_models (id) on delete cascade,
    model_revision integer not null,
    operations text not null,
    decisions text not null,
    fields_before text not null,
    fields_after text not null,
    state text not null,
    live text,
    shape integer,
    undo_shape integer,
    counts text not null,
    failures text not null,
    failure_count integer not null,
    live_cursor text not null,
    created_at text not null,
    created_by text references users (id) on delete set null,
    applied_at text,
    applied_by text references users (id) on delete set null,
    undone_at text,
    undone_by text references users (id) on delete set null
  )`,
  sql`create index plans_applied_by on plans (applied_by)`,
  sql`create index plans_created_by on plans (created_by)`,
  sql`create index plans_model on plans (block_content_model, created_at)`,
  sql`create index plans_undone_by on plans (undone_by)`,
  sql`create table plan_rows (
    plan text not null references plans (id) on delete cascade,
    source text not null,
    workspace text not null references workspaces (id) on delete cascade,
    kind text not null,
    before text not null,
    rest text,
    revision integer not null,
    kept_until text not null,
    constraint plan_rows_pk primary key (plan, source)
  )`,
  sql`create index plan_rows_kept on plan_rows (kept_until)`,
  sql`create index plan_rows_workspace on plan_rows (workspace)`,
  sql`create table media (
    id text primary key,
    workspace text not null references workspaces (id) on delete cascade,
    file text not null unique,
    name text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    alt text not null,
    created_at text not null,
    name_folded text default '' not null,
    alt_folded text default '' not null
  )`,
  sql`create index media_bytes on media (bytes, id)`,
  sql`create index media_name on media (name_folded ${byBytes}, id)`,
  sql`create index media_workspace on media (workspace, id)`,
  sql`create index media_workspace_bytes on media (workspace, bytes, id)`,
  sql`create index media_workspace_name on media (workspace, name_folded ${byBytes}, id)`,
  sql`create table unsettled_files (
    file text primary key,
    state text not null,
    since text not null
  )`,
  sql`create table preview_links (
    id text primary key,
    workspace text not null references workspaces (id) on delete cascade,
    page text not null references pages (id) on delete cascade,
    token_hash text not null unique,
    created_at text not null,
    created_by text references users (id) on delete set null,
    expires_at text not null,
    last_opened_at text
  )`,
  sql`create index preview_links_created_by on preview_links (created_by)`,
  sql`create index preview_links_expires_at on preview_links (expires_at)`,
  sql`create index preview_links_page on preview_links (page)`,
  sql`create index preview_links_workspace on preview_links (workspace)`,
  sql`create table accesses (
    id text primary key,
    workspace text not null references workspaces (id) on delete cascade,
    title text not null,
    description text not null,
    allowed_origins text not null,
    key_hash text not null unique,
    key_cipher text not null,
    key_hint text not null,
    created_at text not null,
    last_used_at text
  )`,
  sql`create index accesses_workspace on accesses (workspace)`,
  sql`create table inquiries (
    id text primary key,
    workspace text not null references workspaces (id) on delete cascade,
    page text references pages (id) on delete set null,
    name text not null,
    email text not null,
    message text not null,
    created_at text not null,
    read_at text,
    spam_at text
  )`,
  sql`create index inquiries_page on inquiries (page)`,
  sql`create index inquiries_spam on inquiries (spam_at)`,
  sql`create index inquiries_workspace_created_at on inquiries (workspace, created_at)`,
  sql`create index inquiries_workspace_read_at on inquiries (workspace, read_at)`,
  sql`create table newsletter_subscribers (
    id text primary key,
    email text not null unique,
    language text not null,
    created_at text not null,
    confirmed_at text,
    key_hash text unique,
    key_expires_at text
  )`,
  sql`create table outbox (
    id text primary key,
    payload_cipher text not null,
    created_at text not null,
    attempts integer not null,
    next_attempt_at text not null,
    handed_over integer not null,
    last_error text,
    failed_at text
  )`,
  sql`create index outbox_failed_at_next_attempt_at on outbox (failed_at, next_attempt_at)`,
  sql`create table idempotency_keys (
    owner text not null,
    "key" text not null,
    request_hash text not null,
    status integer not null,
    answer_cipher text not null,
    expires_at text not null,
    written bigint default 0 not null,
    constraint idempotency_keys_pk primary key (owner, "key")
  )`,
  sql`create index idempotency_keys_expires_at on idempotency_keys (expires_at)`,
  sql`create index idempotency_keys_owner_written on idempotency_keys (owner, written)`,
  sql`create table used_captchas (
    challenge text primary key,
    expires_at text not null
  )`,
  sql`create index used_captchas_expires_at on used_captchas (expires_at)`,
  sql`create table settings (
    name text primary key,
    value text not null
  )`,
];
