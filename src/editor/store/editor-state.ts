import type { PageChoice } from '../../../field-plugins/sdk/contract/view.ts';
import type { ContentModels } from './content-models.ts';
import type { EditorBlock } from './editor-block.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { Place } from './places.ts';
import type { JournalRow } from '../journal/journal.ts';

/**
 * A field to focus when it renders; the lists around it open for it. Without a field, the first one of the form or the
 * heading of a conflict takes the focus.
 */
export interface FocusRequest {
  readonly key: string;
  readonly field: Place | null;
  /** Only opens the lists, without moving the focus. */
  readonly isQuiet?: boolean;
}

export interface Announcement {
  readonly kind:
    | ('added' | 'filled' | 'removed' | 'moved' | 'undone' | 'redone' | 'saved' | 'orderRefused')
    // While a block is carried by keyboard.
    | ('picked' | 'over' | 'dropped' | 'cancelled');
  readonly modelId: string;
  readonly position: number;
  readonly count: number;
}

export interface CarriedBlock {
  readonly key: string;
  readonly to: number;
}

export interface EditorState {
  /** Replaced when their fields have changed. */
  readonly models: ContentModels;
  /** Null for components, which all pages share. */
  readonly page: PageChoice | null;
  readonly blocks: ReadonlyMap<string, EditorBlock>;
  readonly order: readonly string[];
  /** Keys of the saved blocks in the server's order. */
  readonly savedOrder: readonly string[];
  /** The one block whose form is mounted. */
  readonly openKey: string | null;
  readonly focus: FocusRequest | null;
  readonly carried: CarriedBlock | null;
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** Drafts of earlier sessions that the user has not decided about yet. */
  readonly recovery: readonly JournalRow[];
  /** The block to delete once the user confirms. */
  readonly deleteKey: string | null;
  /** The position of the block to add, counted from 0, once the user has chosen its type. */
  readonly addAt: number | null;
  /** How many writes are running, or waiting until the user has signed in again. */
  readonly writes: number;
  /** Drafts cannot be kept on this device: the browser denies storage. */
  readonly journalFailed: boolean;
  readonly announcement: Announcement | null;
}
