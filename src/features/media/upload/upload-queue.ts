/** One file on its way. Those that have arrived are no longer in the list. */
export interface UploadEntry {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly error?: unknown;
}

export interface UploadState {
  readonly entries: readonly UploadEntry[];
  /** How many have arrived since the queue last had nothing to do. */
  readonly arrived: number;
  /** How many have been given to it since then: those that arrived, those under way and those that failed meanwhile. */
  readonly total: number;
}

export interface UploadQueue {
  state(): UploadState;
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(key: number): void;
  /** Takes a file off the list; one that is on its way is not sent to its end. */
  remove(key: number): void;
  /** Takes all files off the list that are on their way or wait for their turn. */
  cancel(): void;
}

/** How a queue brings a file to the server. Rejects with the reason. */
export type SendFile = (file: File, options: SendOptions) => Promise<void>;

export interface SendOptions {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A few at a time, so that many files do not stand in each other's way. */
const parallel = 3;

let lastKey = 0;

/** Those that have not failed. */
export function underWay(entries: readonly UploadEntry[]): readonly UploadEntry[] {
  return entries.filter(({ state }) => state !== 'failed');
}

/**
 * Brings many files to the server, a few at a time, in the order in which they came. `onIdle` is told how many have
 * arrived when there is nothing more to do.
 */
export function createUploadQueue(send: SendFile, onIdle?: (arrived: number) => void): UploadQueue {
  let current: UploadState = { entries: [], arrived: 0, total: 0 };
  let busy = false;
  const counted = new Set<number>();
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function write(entries: readonly UploadEntry[], arrived = current.arrived): void {
    current = { entries, arrived, total: counted.size };
    for (const listener of listeners) listener();
  }

  function change(key: number, part: Partial<UploadEntry>): void {
    write(current.entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  }

  async function run({ key, file }: UploadEntry): Promise<void> {
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { state: 'sending', share: 0 });
    try {
      await send(file, { onProgress: (share) => change(key, { share }), signal: controller.signal });
      running.delete(key);
      const left = current.entries.filter((entry) => entry.key !== key);
      write(left, current.arrived + 1);
    } catch (error) {
      running.delete(key);
      change(key, { state: 'failed', error });
    }
    advance();
    // What was taken off the list may still be ending.
    if (!busy || running.size > 0) return;
    busy = false;
    onIdle?.(current.arrived);
  }

  /** Files that come while nothing is under way begin a new count. */
  function begin(entries: readonly UploadEntry[]): void {
    if (!busy) counted.clear();
    for (const { key } of underWay(entries)) counted.add(key);
    write(entries, busy ? current.arrived : 0);
    busy = true;
    advance();
  }

  function advance(): void {
    const free = parallel - running.size;
    for (const entry of current.entries.filter(({ state }) => state === 'waiting').slice(0, free))
      void run(entry);
  }

  function remove(keys: ReadonlySet<number>): void {
    for (const key of keys) counted.delete(key);
    write(current.entries.filter(({ key }) => !keys.has(key)));
    for (const key of keys) running.get(key)?.abort();
  }

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      if (files.length === 0) return;
      const added = files.map((file) => ({ key: (lastKey += 1), file, state: 'waiting', share: 0 }) as const);
      begin([...current.entries, ...added]);
    },
    retry(key) {
      const again = { state: 'waiting', share: 0, error: undefined } as const;
      begin(current.entries.map((entry) => (entry.key === key ? { ...entry, ...again } : entry)));
    },
    remove: (key) => remove(new Set([key])),
    cancel: () => remove(new Set(underWay(current.entries).map(({ key }) => key))),
  };
}
