import type { Readable } from 'node:stream';

/** A part of a file, both ends included. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

/** A stored file, ready to be sent. */
export interface StoredFile {
  readonly size: number;
  /** A part of it, or all of it; undefined when it has gone meanwhile. Destroying the stream lets go of the file. */
  open(part?: FilePart): Promise<Readable | undefined>;
}

/**
 * Where uploads are kept. Names are ours (`<2 hex>/<hash>.<ext>`), never a user's, and no name is written twice. Every
 * method rejects with `StorageError` when the store cannot do its work at the moment, and does so within ten seconds.
 */
export interface FileStore {
  /** Durable when it resolves. One that rejects may have left something behind, which `remove` removes. */
  write(name: string, bytes: Buffer): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Removes the file and what an interrupted `write` left of it. Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Rejects when nothing could be stored at the moment. */
  check(): Promise<void>;
}

/** The store is down, full, too slow or refuses us: the caller may try again later. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(cause: unknown) {
    super('The file store cannot do its work.', { cause });
  }
}
