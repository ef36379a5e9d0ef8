import type { BlockData } from '../../../shared/wire/content.ts';
import type { StoredBlock } from './block-api.ts';

/** What is going on between a block and the server. */
export type BlockSync = 'idle' | 'saving' | 'failed' | 'conflict' | 'deleting';

/** The same fields of a block were changed twice: by somebody else, or here and in a former session. */
export interface BlockConflict {
  /** How the server has the block; null when the other state is not the server's but a draft on this screen. */
  readonly stored: StoredBlock | null;
  /** The other state, to choose from. */
  readonly other: BlockData;
  /** The fields to choose for, and what was chosen. */
  readonly choices: Readonly<Record<string, 'mine' | 'theirs' | null>>;
}

export interface EditorBlock {
  /** Names the block on this screen: its id, or a name of our own for one that was added here. */
  readonly key: string;
  /** Null until the server has it. */
  readonly id: string | null;
  readonly modelId: string;
  /**
   * What the draft is compared with: what the server has, or the defaults of a component that has no record.
   * Null for a block that was added, which counts as changed from the start.
   */
  readonly saved: BlockData | null;
  readonly draft: BlockData;
  /** 0 until the server has it. */
  readonly revision: number;
  readonly sync: BlockSync;
  /** Why the last write failed, as a sentence. */
  readonly failure: string | null;
  /** What the server said about fields; a field's sentences go when it is edited. */
  readonly serverErrors: Readonly<Record<string, readonly string[]>>;
  /** A save was tried: from now on every field shows what is wrong with it. */
  readonly attempted: boolean;
  /** Changed fields that lost the focus: they show what is wrong with them before a save is tried. */
  readonly touched: readonly string[];
  readonly conflict: BlockConflict | null;
}
