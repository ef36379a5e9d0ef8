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

export interface UploadQueue {
  entries(): readonly UploadEntry[];
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  retry(key: number): void;
  dismiss(key: number): void;
}

/** How a queue brings a file to the server. Rejects with the reason. */
export type SendFile = (file: File, onProgress: (share: number) => void) => Promise<void>;

/** A few at a time: shrinking a photograph needs tens of megabytes. */
const parallel = 3;

let lastKey = 0;

/** Brings many files to the server, a few at a time, in the order in which they came. */
export function createUploadQueue(send: SendFile): UploadQueue {
  let entries: readonly UploadEntry[] = [];
  const listeners = new Set<() => void>();

  function write(next: readonly UploadEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function change(key: number, part: Partial<UploadEntry>): void {
    write(entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  }

  async function run({ key, file }: UploadEntry): Promise<void> {
    change(key, { state: 'sending', share: 0 });
    try {
      await send(file, (share) => change(key, { share }));
      write(entries.filter((entry) => entry.key !== key));
    } catch (error) {
      change(key, { state: 'failed', error });
    }
    advance();
  }

  function advance(): void {
    const free = parallel - entries.filter(({ state }) => state === 'sending').length;
    for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, free)) void run(entry);
  }

  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const added = files.map((file) => ({ key: (lastKey += 1), file, state: 'waiting', share: 0 }) as const);
      write([...entries, ...added]);
      advance();
    },
    retry(key) {
      change(key, { state: 'waiting', share: 0, error: undefined });
      advance();
    },
    dismiss: (key) => write(entries.filter((entry) => entry.key !== key)),
  };
}
