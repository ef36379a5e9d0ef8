import type { BlockData } from '../../../shared/wire/content.ts';

/** What was typed into one block and not saved, as it is kept on this device. */
export interface JournalRow {
  /** Tells the rows of one open editor from those of another. */
  readonly session: string;
  readonly key: string;
  /** Null for a block that the server never had. */
  readonly id: string | null;
  readonly modelId: string;
  /** What the draft was made from; null for a new block. */
  readonly base: BlockData | null;
  readonly revision: number;
  readonly draft: BlockData;
  /** Where the block stood, from 0. */
  readonly index: number;
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
}

/** The drafts of one user and one page on this device. Every member rejects when the browser refuses its storage. */
export interface Journal {
  /** The name of this open editor in the rows it writes. */
  readonly session: string;
  /** Says that this editor is open, until what it answers with is called: its drafts are not left behind. */
  hold(): () => void;
  /** Writes some rows and removes others (by key, of this session), all or nothing. */
  record(changes: {
    readonly rows: readonly JournalRow[];
    readonly clearedKeys: readonly string[];
  }): Promise<void>;
  /** What editors that are no longer open left behind, newest first. */
  leftBehind(): Promise<readonly JournalRow[]>;
  forget(rows: readonly JournalRow[]): Promise<void>;
}
