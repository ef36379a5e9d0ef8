import type { BlockData } from '../../../../shared/wire/content.ts';
import type { JournalRow } from '../../journal/journal.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import { blockEdited } from './editing.ts';
import { withHistoryEntry } from './history.ts';
import { insertBlock } from './with-block.ts';

export function draftRestored(
  state: EditorState,
  { key, draft, at }: { key: string; draft: BlockData; at: number },
): EditorState {
  return blockEdited({ ...state, openKey: key, focus: { key, field: null } }, { key, data: draft, at });
}

/** Adds a block that is not on the server as a new one. */
export function blockRestored(
  state: EditorState,
  { block, index }: { block: EditorBlock; index: number },
): EditorState {
  const focus = { key: block.key, field: null };
  const next = { ...insertBlock(state, block, index), openKey: block.key, focus };
  return withHistoryEntry(next, { kind: 'add', index, block });
}

/** Stops offering these drafts, except for texts that have no field. */
export function recoveryDecided(
  state: EditorState,
  { rows, left }: { rows: readonly JournalRow[]; left?: JournalRow | undefined },
): EditorState {
  return { ...state, recovery: state.recovery.flatMap((row) => (rows.includes(row) ? (left ?? []) : row)) };
}

/** The browser does not allow keeping drafts on this device. */
export function journalRejected(state: EditorState): EditorState {
  return state.journalFailed ? state : { ...state, journalFailed: true };
}
