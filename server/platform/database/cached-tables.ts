import type { CompiledQuery } from 'kysely';
import { describeWrite, type KnownValues, type Write } from './describe-write.ts';
import type { Schema } from './schema.ts';

/** A topic of changes. The key of a change is the workspace's id or `everyWorkspace`. */
export type ChangeTopic = 'accesses' | 'content';

/** The key of a change that may affect any workspace. No id looks like it. */
export const everyWorkspace = '*';

export interface Change {
  readonly topic: ChangeTopic;
  readonly workspace: string;
}

/** Table writes that make cached values stale. */
interface Rule {
  readonly topic: ChangeTopic;
  /** The column with the workspace. A write that does not name its value, or no column, changes every workspace. */
  readonly workspace: 'workspace' | 'id' | undefined;
  /** All kinds by default. */
  readonly kinds?: readonly Write['kind'][];
  /** The cached columns, for updates; all by default. */
  readonly columns?: readonly string[];
  /** Whether rows with these values are cached; by default all are. */
  readonly when?: (known: KnownValues) => boolean;
}

/** Excludes inserts: caches do not hold missing rows. */
const existing = ['update', 'delete'] as const;

/** Tables that no cache of delivered content or of API keys reads, or reads only together with another table. */
const uncached: readonly Rule[] = [];

/** The writes of each table published to the caches of every process. */
const rules: { readonly [Table in keyof Schema]: readonly Rule[] } = {
  accesses: [
    {
      ...{ topic: 'accesses', workspace: 'workspace', kinds: existing },
      columns: ['key_hash', 'allowed_origins', 'workspace'],
    },
  ],
  // Only removed workspaces get a new owner.
  workspaces: [
    { topic: 'content', workspace: 'id', kinds: existing },
    { topic: 'accesses', workspace: 'id', kinds: existing, columns: ['owner'] },
  ],
  // Blocking an owner disables their API keys and takes down their sites; unblocking restores both.
  users: [
    { topic: 'content', workspace: undefined, kinds: ['update'], columns: ['blocked_at'] },
    { topic: 'accesses', workspace: undefined, kinds: ['update'], columns: ['blocked_at'] },
  ],
  site_designs: [{ topic: 'content', workspace: 'workspace' }],
  // Published pages keep the model they were published with; components use the current one.
  block_content_models: [
    {
      ...{ topic: 'content', workspace: undefined, kinds: ['update'] },
      when: ({ content_model_type }) => content_model_type !== 'PAGE',
    },
  ],
  components: [{ topic: 'content', workspace: 'workspace' }],
  // A new page is a draft.
  pages: [
    {
      ...{ topic: 'content', workspace: 'workspace', kinds: existing },
      columns: ['url_path', 'published_at', 'live_version', 'workspace'],
    },
  ],
  former_paths: [{ topic: 'content', workspace: 'workspace' }],
  media: [{ topic: 'content', workspace: 'workspace', kinds: existing }],
  // The images of the workspace itself; references of content change with the content.
  content_references: [
    { topic: 'content', workspace: 'workspace', when: ({ source_page }) => source_page === null },
  ],
  // A version never changes and is delivered once its page names it.
  page_versions: uncached,
  blocks: uncached,
  workspace_usage: uncached,
  content_history: uncached,
  plans: uncached,
  preview_links: uncached,
  unsettled_files: uncached,
  sessions: uncached,
  account_keys: uncached,
  used_captchas: uncached,
  social_identities: uncached,
  outbox: uncached,
  inquiries: uncached,
  newsletter_subscribers: uncached,
  idempotency_keys: uncached,
  settings: uncached,
};

/** The changes of a query that affect caches. None for raw SQL: tests/architecture lists its writes. */
export function changesOf(query: CompiledQuery): readonly Change[] {
  const write = describeWrite(query);
  if (write === undefined || !(write.table in rules)) return [];
  return rules[write.table as keyof Schema].flatMap((rule) => changesBy(write, rule));
}

function changesBy({ kind, columns, rows }: Write, rule: Rule): readonly Change[] {
  if (rule.kinds?.includes(kind) === false) return [];
  const isCached = rule.columns === undefined || columns.some((column) => rule.columns?.includes(column));
  if (kind === 'update' && !isCached) return [];
  return rows()
    .filter((known) => rule.when?.(known) ?? true)
    .map((known) => {
      const workspace = rule.workspace && known[rule.workspace];
      return { topic: rule.topic, workspace: typeof workspace === 'string' ? workspace : everyWorkspace };
    });
}
