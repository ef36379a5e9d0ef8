import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Journal, JournalRow } from './journal.ts';

const prefix = 'octavo-draft-session:';

interface JournalSchema extends DBSchema {
  drafts: { key: [string, string, string, string]; value: JournalRow };
}

interface JournalOptions {
  /** The owner of the drafts: other users of this device must not see them. */
  readonly user: string;
  /** The edited content: `page/<id>` or `components/<workspace>`. */
  readonly scope: string;
  readonly session?: string;
}

const databaseName = 'octavo-drafts';

/** The journal in IndexedDB. Drafts being typed in one tab are not offered in another. */
export function openJournal({ user, scope, session = crypto.randomUUID() }: JournalOptions): Journal {
  let opened: Promise<IDBPDatabase<JournalSchema>> | undefined;
  const sessions = liveSessions();
  const database = () => {
    opened ??= openDatabase().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const keyOf = (row: Pick<JournalRow, 'session' | 'key'>) => [user, scope, row.session, row.key] as const;
  return {
    session,
    hold: () => sessions.hold(session),
    async record({ rows, clearedKeys }) {
      const transaction = (await database()).transaction('drafts', 'readwrite');
      const writes = [
        ...rows.map((row) => transaction.store.put(row, [...keyOf(row)])),
        ...clearedKeys.map((key) => transaction.store.delete([...keyOf({ session, key })])),
      ];
      await Promise.all([...writes, transaction.done]);
    },
    async leftBehind() {
      const range = IDBKeyRange.bound([user, scope], [user, scope, []]);
      const rows = await (await database()).getAll('drafts', range);
      const live = await sessions.list();
      return rows
        .filter((row) => row.session !== session && !live.has(row.session))
        .toSorted((one, other) => other.at - one.at);
    },
    async forget(rows) {
      const transaction = (await database()).transaction('drafts', 'readwrite');
      await Promise.all([...rows.map((row) => transaction.store.delete([...keyOf(row)])), transaction.done]);
    },
  };
}

function openDatabase(): Promise<IDBPDatabase<JournalSchema>> {
  return openDB<JournalSchema>(databaseName, 1, {
    upgrade: (database) => void database.createObjectStore('drafts'),
  });
}

/**
 * Tracks which editors are open in this browser, using locks that end with their tab, however it ends. Without lock
 * support, no editor counts as open, so drafts may be offered once too often rather than lost.
 */
function liveSessions() {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  return {
    /** Returns a function that releases the lock. */
    hold(session: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      locks?.request(prefix + session, () => promise).catch(() => undefined);
      return resolve;
    },
    async list(): Promise<ReadonlySet<string>> {
      const held = (await locks?.query())?.held ?? [];
      return new Set(held.map(({ name }) => name?.slice(prefix.length) ?? ''));
    },
  };
}
