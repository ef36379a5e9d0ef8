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
  const kept = new Map<string, Loaded<Value>>();
  const weigh = options.weigh ?? (() => 1);
  let weight = 0;
  let changes = 0;

  const drop = (key: string) => {
    const entry = kept.get(key);
    if (entry === undefined) return;
    kept.delete(key);
    weight -= weigh(entry.value);
  };
  const keep = (key: string, entry: Loaded<Value>) => {
    drop(key);
    if (weigh(entry.value) > options.capacity) return;
    kept.set(key, entry);
    weight += weigh(entry.value);
    for (const oldest of kept.keys()) {
      if (weight <= options.capacity) break;
      drop(oldest);
    }
  };

  options.changes.subscribe(options.topic, (workspace) => {
    changes += 1;
    for (const [key, entry] of kept) {
      if (workspace === undefined || entry.workspace === workspace) drop(key);
    }
  });

  const recall = (key: string) => {
    const entry = options.changes.live ? kept.get(key) : undefined;
    if (entry === undefined) return undefined;
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  };

  return {
    recall,
    async read(key, load) {
      const known = recall(key);
      if (known !== undefined) return known;
      const before = changes;
      const loaded = await load();
      if (loaded === undefined) return undefined;
      const current = changes === before && options.changes.live && options.changes.settled(loaded.workspace);
      if (current) keep(key, loaded);
      return loaded.value;
    },
  };
}
