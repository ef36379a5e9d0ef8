import { LRUCache } from 'lru-cache';
import type { ChangeFeed, ChangeTopic } from './change-feed.ts';

/** A value worth caching, with the workspace whose changes make it stale. */
export interface Loaded<Value> {
  readonly workspace: string;
  readonly value: Value;
}

/** A bounded in-process cache that never outlives a committed change of its topic. */
export interface ChangeCache<Value> {
  /** The cached value, or else the loaded one. Misses are not cached. */
  read(key: string, load: () => Promise<Loaded<Value> | undefined>): Promise<Value | undefined>;
  /** The cached value, without loading. */
  recall(key: string): Value | undefined;
}

/** What a cache holds, how much of it, and what makes it stale. */
export interface ChangeCacheOptions<Value> {
  readonly changes: ChangeFeed;
  readonly topic: ChangeTopic;
  /** The largest total weight; beyond it the least recently read value is dropped. */
  readonly capacity: number;
  /** The weight of a value, such as its size in bytes. Without it every value weighs 1. */
  readonly weigh?: (value: Value) => number;
  /** Called for each read: whether the cache had the value. */
  readonly onRead?: (hit: boolean) => void;
}

/**
 * Creates a cache over the feed. If something changes during a load, the caller gets the loaded value but it is not
 * cached, since it may already be stale.
 */
export function createChangeCache<Value>(options: ChangeCacheOptions<Value>): ChangeCache<Value> {
  const { capacity, weigh = () => 1, onRead } = options;
  const kept = new LRUCache<string, Loaded<Value>>({
    maxSize: capacity,
    sizeCalculation: ({ value }) => weigh(value),
  });
  let changes = 0;

  options.changes.subscribe(options.topic, (workspace) => {
    changes += 1;
    for (const [key, entry] of [...kept]) {
      if (workspace === undefined || entry.workspace === workspace) kept.delete(key);
    }
  });

  const recall = (key: string) => {
    const known = options.changes.live ? kept.get(key)?.value : undefined;
    if (known !== undefined) onRead?.(true);
    return known;
  };

  return {
    recall,
    async read(key, load) {
      const known = recall(key);
      if (known !== undefined) return known;
      onRead?.(false);
      const before = changes;
      const loaded = await load();
      if (loaded === undefined) return undefined;
      const current = changes === before && options.changes.live && options.changes.settled(loaded.workspace);
      if (current) kept.set(key, loaded);
      return loaded.value;
    },
  };
}
