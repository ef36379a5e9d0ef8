import { LRUCache } from 'lru-cache';
import type { ChangeTopic } from './cached-tables.ts';
import type { ChangeFeed } from './change-feed.ts';

/** A cacheable value, with the workspace whose changes make it stale. */
export interface Loaded<Value> {
  readonly workspace: string;
  readonly value: Value;
}

type Load<Value> = () => Promise<Loaded<Value> | undefined>;

/** A bounded in-process cache that never outlives a committed change of its topic. */
export interface ChangeCache<Value> {
  /**
   * Returns the cached value, or loads it. Misses are not cached. With `workspace`, concurrent reads of a key share one
   * load, and a load overtaken by a change of the workspace is repeated a few times.
   */
  read(key: string, load: Load<Value>, workspace?: string): Promise<Value | undefined>;
  /** Returns the cached value without loading. */
  peek(key: string): Value | undefined;
}

interface Loading<Value> {
  /** The workspaces that changed since it began; undefined among them means any workspace. */
  readonly changed: Set<string | undefined>;
  /** Resolves once the value is cached, if it may be. */
  readonly loaded: Promise<Loaded<Value> | undefined>;
}

/** Maximum attempts of an overtaken load, so that a slow one ends despite constant writes. */
const attempts = 3;

export interface ChangeCacheOptions<Value> {
  readonly changes: ChangeFeed;
  readonly topic: ChangeTopic;
  /** The largest total weight; beyond it the least recently read value is evicted. */
  readonly capacity: number;
  /** The weight of a value, such as its size in bytes. Without it every value weighs 1. */
  readonly weigh?: (value: Value) => number;
  /** Called for each read with whether the cache had the value. */
  readonly onRead?: (hit: boolean) => void;
}

/**
 * Creates a cache over the feed. A value loaded during a change is returned but not cached, since it may already be
 * stale.
 */
export function createChangeCache<Value>(options: ChangeCacheOptions<Value>): ChangeCache<Value> {
  const { capacity, weigh = () => 1, onRead } = options;
  const kept = new LRUCache<string, Loaded<Value>>({
    maxSize: capacity,
    sizeCalculation: ({ value }) => weigh(value),
  });
  /** The changes since each running load began. */
  const running = new Set<Set<string | undefined>>();
  const shared = new Map<string, Loading<Value>>();

  options.changes.subscribe(options.topic, (workspace) => {
    for (const changed of running) changed.add(workspace);
    for (const [key, entry] of [...kept]) {
      if (workspace === undefined || entry.workspace === workspace) kept.delete(key);
    }
  });

  const peek = (key: string) => {
    const known = options.changes.live ? kept.get(key)?.value : undefined;
    if (known !== undefined) onRead?.(true);
    return known;
  };

  const isCurrent = (changed: ReadonlySet<string | undefined>, workspace: string) =>
    !hasChanged(changed, workspace) && options.changes.live && options.changes.settled(workspace);

  const begin = (key: string, load: Load<Value>): Loading<Value> => {
    const changed = new Set<string | undefined>();
    const run = async () => {
      running.add(changed);
      try {
        const loaded = await load();
        if (loaded !== undefined && isCurrent(changed, loaded.workspace)) kept.set(key, loaded);
        return loaded;
      } finally {
        running.delete(changed);
        if (shared.get(key)?.changed === changed) shared.delete(key);
      }
    };
    return { changed, loaded: run() };
  };

  const join = (key: string, load: Load<Value>, workspace: string): Loading<Value> => {
    const known = shared.get(key);
    if (known !== undefined && isCurrent(known.changed, workspace)) return known;
    const loading = begin(key, load);
    shared.set(key, loading);
    return loading;
  };

  return {
    peek,
    async read(key, load, workspace) {
      for (let left = attempts; ; left -= 1) {
        const known = peek(key);
        if (known !== undefined) return known;
        if (left === attempts) onRead?.(false);
        const loading = workspace === undefined ? begin(key, load) : join(key, load, workspace);
        const loaded = await loading.loaded;
        const isTorn = workspace !== undefined && hasChanged(loading.changed, workspace);
        if (!isTorn || left === 1) return loaded?.value;
      }
    },
  };
}

function hasChanged(changed: ReadonlySet<string | undefined>, workspace: string): boolean {
  return changed.has(undefined) || changed.has(workspace);
}
