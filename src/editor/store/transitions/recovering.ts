import type { JournalRow } from '../../journal/journal.ts';
import type { EditorState } from '../editor-state.ts';

/** Offers drafts that the server does not have, and never restores them automatically. */
export function recoveryFound(state: EditorState, rows: readonly JournalRow[]): EditorState {
  return { ...state, recovery: rows };
}

export function recoveryDecided(state: EditorState, rows: readonly JournalRow[]): EditorState {
  return { ...state, recovery: state.recovery.filter((row) => !rows.includes(row)) };
}

/** The browser does not allow keeping drafts on this device. */
export function journalRejected(state: EditorState): EditorState {
  return state.journalFailed ? state : { ...state, journalFailed: true };
}
