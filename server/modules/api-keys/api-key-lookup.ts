import { LRUCache } from 'lru-cache';
import { timestamp } from '../../platform/clock.ts';
import type { ApiKeyActor, Dependencies } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import { selectApiKeyByHash, updateApiKeyRow } from './repository.ts';

interface KnownKey {
  readonly actor: ApiKeyActor;
  /** Milliseconds since 1970; this process updates it without waiting for the write. */
  usedAt: number;
}

const keysKept = 1000;
const notedEvery = 60_000;

/** Finds the site of an API key. Each lookup counts as a use of the key. */
export interface ApiKeyLookup {
  find(apiKey: string): Promise<ApiKeyActor | undefined>;
  /** Returns the site of a cached key that is still valid, without a query. */
  peek(apiKey: string): ApiKeyActor | undefined;
}

/**
 * Caches lookups in process, since every delivery read needs one. Revoking, rotating or editing a token invalidates
 * them, and so does blocking its owner.
 */
export function createApiKeyLookup(dependencies: Dependencies): ApiKeyLookup {
  const { db, clock, secrets, changes, log, metrics } = dependencies;
  const cache = createChangeCache<KnownKey>({
    changes,
    topic: 'accesses',
    capacity: keysKept,
    onRead: (hit) => metrics.cacheRead('api_keys', hit),
  });

  /** The hashes of valid keys: hashing is a quarter of the cost of a warm read. */
  const hashes = new LRUCache<string, string>({ max: keysKept });

  const load = async (keyHash: string) => {
    const row = await selectApiKeyByHash(db, keyHash);
    if (row === undefined) return undefined;
    const origins = JSON.parse(row.allowed_origins) as string[];
    return {
      workspace: row.workspace,
      value: {
        actor: { kind: 'api_key' as const, apiKeyId: row.id, workspace: row.workspace, origins },
        usedAt: row.last_used_at === null ? 0 : Date.parse(row.last_used_at),
      },
    };
  };
  /** Records a use at most once a minute. No read waits for the write. */
  const noteUse = (known: KnownKey) => {
    if (clock.now() - known.usedAt < notedEvery) return;
    known.usedAt = clock.now();
    const { workspace, apiKeyId: id } = known.actor;
    updateApiKeyRow(db, { workspace, id }, { last_used_at: timestamp(clock) }).catch((error: unknown) => {
      log.warn({ err: error }, 'the use of an API token could not be noted');
    });
  };

  return {
    async find(apiKey) {
      const keyHash = hashes.get(apiKey) ?? secrets.keyedHash(apiKey);
      const known = await cache.read(keyHash, () => load(keyHash));
      if (known === undefined) return undefined;
      hashes.set(apiKey, keyHash);
      noteUse(known);
      return known.actor;
    },
    peek(apiKey) {
      const known = cache.peek(hashes.get(apiKey) ?? '');
      if (known === undefined) return undefined;
      noteUse(known);
      return known.actor;
    },
  };
}
