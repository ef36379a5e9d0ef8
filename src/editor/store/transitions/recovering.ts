import type { BlockData } from '../../../../shared/wire/content.ts';
import type { JournalRow } from '../../journal/journal.ts';
import type { EditorBlock } from '../editor-block.ts';
import type { EditorState } from '../editor-state.ts';
import { blockEdited } from './editing.ts';
import { remembered } from './history.ts';
import { insertBlock } from './with-block.ts';

/** Former sessions left drafts that the server does not have. They are offered, never put in by themselves. */
export function recoveryFound(state: EditorState, rows: readonly JournalRow[]): EditorState {
  return { ...state, recovery: rows };
}

/** Somebody decided about rows. */
export function recoveryDecided(state: EditorState, rows: readonly JournalRow[]): EditorState {
  return { ...state, recovery: state.recovery.filter((row) => !rows.includes(row)) };
}

/** A draft of a former session is the draft of its block again. */
export function draftRestored(
  state: EditorState,
  { key, draft, at }: { key: string; draft: BlockData; at: number },
): EditorState {
  return blockEdited({ ...state, openKey: key, focus: { key, field: null } }, { key, data: draft, at });
}

/** A block of a former session that the server does not have stands in the list again, new. */
export function blockRestored(
  state: EditorState,
  { block, index }: { block: EditorBlock; index: number },
): EditorState {
  const focus = { key: block.key, field: null };
  const next = { ...insertBlock(state, block, index), openKey: block.key, focus };
  return remembered(next, { kind: 'add', index, block });
}

/** The browser refuses to keep drafts on this device. */
export function journalRefused(state: EditorState): EditorState {
  return state.journalFailed ? state : { ...state, journalFailed: true };
}
