import type { BlockData } from '../../../../shared/wire/content.ts';
import type { JournalRow } from '../../journal/journal.ts';
import type { EditorState } from '../editor-state.ts';
import { blockEdited } from './editing.ts';

export function draftRestored(
  state: EditorState,
  { key, draft, at }: { key: string; draft: BlockData; at: number },
): EditorState {
  return blockEdited({ ...state, openKey: key, focus: { key, field: null } }, { key, data: draft, at });
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
