import type { Readable } from 'node:stream';

/** A range of a file, both ends included. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

/** A stored file, ready to be sent. */
export interface StoredFile {
  readonly size: number;
  /**
   * Opens a part of the file, or all of it; undefined if it no longer exists. Destroying the stream releases the file.
   */
  open(part?: FilePart): Promise<Readable | undefined>;
}

/** A file in the store. */
export interface ListedFile {
  readonly name: string;
  readonly size: number;
}

/**
 * Where uploads and their smaller sizes are stored. We choose the names (`<2 hex>/<hash>.<ext>`), never a user. No name is
 * written twice, except that of a size, which always shows the same picture.
 * Every method rejects with `StorageError` within ten seconds when the store is not working.
 */
export interface FileStore {
  /** The file is durable when this resolves. If it rejects, it may leave something behind; `remove` cleans that up. */
  write(name: string, bytes: Buffer): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Removes the file and anything an interrupted `write` left. Removing a missing file is not an error. */
  remove(name: string): Promise<void>;
  /** Every stored file. It leaves out what an interrupted `write` left behind. */
  list(): AsyncIterable<ListedFile>;
  /** Rejects when the store cannot take files right now. */
  check(): Promise<void>;
}

/** The store is down, full, broken, too slow or denies access; `cause` says which. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(cause: unknown) {
    super('The file store cannot do its work.', { cause });
  }
}
