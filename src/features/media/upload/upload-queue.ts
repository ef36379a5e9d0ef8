/** One file in the queue. Finished uploads are no longer in the list. */
export interface UploadEntry {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  readonly error?: unknown;
}

export interface UploadState {
  readonly entries: readonly UploadEntry[];
  /** How many uploads have finished since the queue was last idle. */
  readonly arrived: number;
  /** How many were added since then: finished, running, and failed meanwhile. */
  readonly total: number;
}

export interface UploadQueue {
  state(): UploadState;
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(key: number): void;
  /** Also aborts a running upload. */
  remove(key: number): void;
  /** Removes all running and waiting files from the list. */
  cancel(): void;
}

/** Rejects with the reason. */
export type SendFile = (file: File, options: SendOptions) => Promise<void>;

export interface SendOptions {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A few at a time, so many files do not slow each other down. */
const parallel = 3;

let lastKey = 0;

/** The uploads that have not failed. */
export function underWay(entries: readonly UploadEntry[]): readonly UploadEntry[] {
  return entries.filter(({ state }) => state !== 'failed');
}

/**
 * Sends many files to the server, a few at a time, in the order they were added. When nothing is left to do, calls
 * `onIdle` with the number of finished uploads.
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
    // Uploads that were removed may still be ending.
    if (!busy || running.size > 0) return;
    busy = false;
    onIdle?.(current.arrived);
  }

  /** Files added while the queue is idle start a new count. */
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
