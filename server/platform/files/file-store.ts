import type { Readable } from 'node:stream';

/** A stored file, ready to be sent. */
export interface StoredFile {
  readonly size: number;
  /** A part of it, both ends included; all of it without a range. */
  open(range?: { readonly start: number; readonly end: number }): Readable;
}

/** Where uploads are kept. Names are ours (`<2 hex>/<hash>.<ext>`), never a user's. */
export interface FileStore {
  /** Durable when it resolves: written, flushed and renamed. */
  write(name: string, bytes: Buffer): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Rejects when nothing could be stored at the moment. */
  check(): Promise<void>;
}
