import { LRUCache } from 'lru-cache';
import type { ChangeFeed, ChangeTopic } from './change-feed.ts';

/** A value worth keeping, with the workspace whose changes make it stale. */
export interface Loaded<Value> {
  readonly workspace: string;
  readonly value: Value;
}

/** A bounded in-process cache that never outlives a committed change of its topic. */
export interface ChangeCache<Value> {
  /** The kept value, else the loaded one. What `load` does not find is not kept. */
  read(key: string, load: () => Promise<Loaded<Value> | undefined>): Promise<Value | undefined>;
  /** The kept value, at once. */
  recall(key: string): Value | undefined;
}

/** What a cache keeps, how much of it, and what makes it stale. */
export interface ChangeCacheOptions<Value> {
  readonly changes: ChangeFeed;
  readonly topic: ChangeTopic;
  /** The sum of weights that is kept; the least recently read goes first. */
  readonly capacity: number;
  /** The weight of a value, such as its bytes; without it every value weighs 1. */
  readonly weigh?: (value: Value) => number;
}

/**
 * Makes a cache over the feed. A load that was under way while something changed answers its caller but is not kept,
 * since it may have read what was there before.
 */
export function createChangeCache<Value>(options: ChangeCacheOptions<Value>): ChangeCache<Value> {
  const { capacity, weigh = () => 1 } = options;
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

  const recall = (key: string) => (options.changes.live ? kept.get(key)?.value : undefined);

  return {
    recall,
    async read(key, load) {
      const known = recall(key);
      if (known !== undefined) return known;
      const before = changes;
      const loaded = await load();
      if (loaded === undefined) return undefined;
      const current = changes === before && options.changes.live && options.changes.settled(loaded.workspace);
      if (current) kept.set(key, loaded);
      return loaded.value;
    },
  };
}
