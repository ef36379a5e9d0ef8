import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly size: number;
  /** Opens the file; undefined if it no longer exists. Destroying the stream releases the file. */
  open(): Promise<Readable | undefined>;
}

export interface ListedFile {
  readonly name: string;
  readonly size: number;
}

/**
 * Stores uploads and their smaller sizes. Names are ours (`<2 hex>/<hash>.<ext>`), never a user's. No name is written
 * twice, except that of a size, which always holds the same image. Every method rejects with `StorageError` within ten
 * seconds if the store is not working.
 */
export interface FileStore {
  /** Resolves once the file is durable. If it rejects, it may leave a partial file; `remove` cleans that up. */
  write(name: string, bytes: Buffer): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Removes the file and the remains of an interrupted `write`. Removing a missing file is not an error. */
  remove(name: string): Promise<void>;
  /** Lists every stored file, without the remains of an interrupted `write`. */
  list(): AsyncIterable<ListedFile>;
  /** Rejects if the store cannot accept files right now. */
  check(): Promise<void>;
}

/** The store is down, full, broken, too slow or denies access; `cause` has the reason. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(cause: unknown) {
    super('The file store cannot do its work.', { cause });
  }
}
