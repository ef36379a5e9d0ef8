import type { BlockData } from '../../../shared/wire/content.ts';
import type { StoredBlock } from './block-api.ts';
import type { Place } from './places.ts';

export type BlockSync = 'idle' | 'saving' | 'failed' | 'conflict' | 'deleting';

/** The same fields of a block were changed twice: by another user, or now and in an earlier session. */
export interface BlockConflict {
  /** The block as stored on the server; null if the other version is a draft on this screen instead. */
  readonly stored: StoredBlock | null;
  /** The user's version, to choose from. The draft may have been edited since, to combine the two. */
  readonly mine: BlockData;
  readonly other: BlockData;
  readonly choices: Readonly<Record<Place, ConflictChoice | null>>;
}

/** One version of a field, or `both`: combined by hand, in the draft. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

export interface EditorBlock {
  /** Identifies the block on this screen: its id, or a generated key for one that was added here. */
  readonly key: string;
  readonly id: string | null;
  readonly modelId: string;
  /** The block that an added one is a copy of, or was before its deletion, if that was saved. */
  readonly copyOf?: string | undefined;
  /**
   * The data that the draft is compared with: the server's, or the defaults of a component that was never saved. Null for an
   * added block, which counts as changed from the start.
   */
  readonly saved: BlockData | null;
  readonly draft: BlockData;
  /** The data of the last save: the server may have it even if its answer never came. */
  readonly sent?: BlockData;
  /** 0 until it is saved. */
  readonly revision: number;
  readonly sync: BlockSync;
  /** Why the last write failed, as a sentence. */
  readonly failure: string | null;
  /** The write that failed without an answer. It is sent again when the connection is back. */
  readonly unanswered?: 'save' | 'delete' | undefined;
  /** The server's messages about fields. A field's messages disappear when it is edited. */
  readonly serverErrors: Readonly<Record<Place, readonly string[]>>;
  /** A save was attempted: from now on every field shows its errors. */
  readonly attempted: boolean;
  /** Changed fields that lost the focus: they show their errors before a save is attempted. */
  readonly touched: readonly Place[];
  /** Publishing was attempted: from now on fields show that they are required for it. */
  readonly publishing?: boolean;
  readonly conflict: BlockConflict | null;
}
