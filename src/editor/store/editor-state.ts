import type { EditorBlock } from './editor-block.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { JournalRow } from '../journal/journal.ts';

/**
 * A field that shall take the focus as soon as it is drawn; when it has no name, the first one of the form or the
 * heading of what has to be chosen instead.
 */
export interface FocusRequest {
  readonly key: string;
  readonly field: string | null;
}

/** Something that happened, for those who cannot see it. */
export interface Announcement {
  readonly kind:
    | ('added' | 'removed' | 'moved' | 'undone' | 'redone' | 'saved' | 'orderRefused')
    // While a block is carried by keyboard.
    | ('picked' | 'over' | 'dropped' | 'cancelled');
  readonly modelId: string;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
}

/** A block in the hands of whoever moves it with the keyboard, and where it would be put down, counted from 0. */
export interface CarriedBlock {
  readonly key: string;
  readonly to: number;
}

export interface EditorState {
  readonly blocks: ReadonlyMap<string, EditorBlock>;
  /** Keys in the order on the screen. */
  readonly order: readonly string[];
  /** Keys of the saved blocks in the order that the server has. */
  readonly savedOrder: readonly string[];
  /** The one block whose form is mounted. */
  readonly openKey: string | null;
  readonly focus: FocusRequest | null;
  readonly carried: CarriedBlock | null;
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** What former sessions left in the journal and nobody has decided about yet. */
  readonly recovery: readonly JournalRow[];
  /** The block that shall be deleted once that is confirmed. */
  readonly deleteKey: string | null;
  /** The session expired, and the password is asked for: a write waits for it, or something was only to be read. */
  readonly passwordAsked: 'write' | 'read' | undefined;
  /** So many writes are under way or wait for the password. */
  readonly writes: number;
  /** Drafts cannot be kept on this device: the browser refuses its storage. */
  readonly journalFailed: boolean;
  readonly announcement: Announcement | null;
}
