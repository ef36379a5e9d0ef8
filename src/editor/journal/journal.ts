import type { BlockData } from '../../../shared/wire/content.ts';

export interface JournalRow {
  /** Identifies the open editor that wrote the row. */
  readonly session: string;
  readonly key: string;
  /** Null for a block that was never saved. */
  readonly id: string | null;
  /** The block that an unsaved block is a copy of. */
  readonly copyOf?: string | undefined;
  readonly modelId: string;
  /** The data the draft was based on; null for a new block. */
  readonly base: BlockData | null;
  /** The schema version of the data; 0 if unknown. */
  readonly shape?: number;
  /** Texts that no longer have a field; the only content if there is no draft to restore. */
  readonly lost?: readonly LostText[];
  /** The data that was sent last, if any: the server may have it. */
  readonly sent?: BlockData | undefined;
  readonly revision: number;
  readonly draft: BlockData;
  /** The position of the block, from 0. */
  readonly index: number;
  /** The time of the last edit, in milliseconds since 1970. */
  readonly at: number;
}

/** A typed text whose field is gone, or can no longer hold it. */
export interface LostText {
  readonly title: string;
  readonly text: string;
}

export function hasNoDraft({ draft, lost }: JournalRow): boolean {
  return lost !== undefined && Object.keys(draft).length === 0;
}

/** The drafts of one user and one page on this device. Every member rejects when the browser denies storage. */
export interface Journal {
  /** Identifies this open editor in the rows it writes. */
  readonly session: string;
  /** Marks this editor as open, so that its drafts do not count as left behind. Returns a function that ends it. */
  hold(): () => void;
  /** Writes some rows and removes others (by key, of this session) in one transaction. */
  record(changes: {
    readonly rows: readonly JournalRow[];
    readonly clearedKeys: readonly string[];
  }): Promise<void>;
  /** The drafts of editors that are no longer open, newest first. */
  leftBehind(): Promise<readonly JournalRow[]>;
  forget(rows: readonly JournalRow[]): Promise<void>;
}
