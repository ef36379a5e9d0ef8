import type { EditorState } from '../editor-state.ts';

/** The session expired. All input stays. If a write is already waiting for the password, a read does not replace it. */
export function passwordAsked(state: EditorState, by: 'write' | 'read'): EditorState {
  return { ...state, passwordAsked: state.passwordAsked === 'write' ? 'write' : by };
}

/** The password was given, or the dialog was dismissed. */
export function passwordAnswered(state: EditorState): EditorState {
  return { ...state, passwordAsked: undefined };
}

export function writeBegun(state: EditorState): EditorState {
  return { ...state, writes: state.writes + 1 };
}

export function writeEnded(state: EditorState): EditorState {
  return { ...state, writes: state.writes - 1 };
}
