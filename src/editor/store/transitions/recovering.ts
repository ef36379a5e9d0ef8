import type { JournalRow } from '../../journal/journal.ts';
import type { EditorState } from '../editor-state.ts';

/** Earlier sessions left drafts that the server does not have. They are offered, never restored automatically. */
export function recoveryFound(state: EditorState, rows: readonly JournalRow[]): EditorState {
  return { ...state, recovery: rows };
}

/** The user decided about some rows. */
export function recoveryDecided(state: EditorState, rows: readonly JournalRow[]): EditorState {
  return { ...state, recovery: state.recovery.filter((row) => !rows.includes(row)) };
}

/** The browser does not allow keeping drafts on this device. */
export function journalRejected(state: EditorState): EditorState {
  return state.journalFailed ? state : { ...state, journalFailed: true };
}
