import type { EditorState } from '../editor-state.ts';

/** The session expired. Everything typed stays where it is. A write that waits for the password is not forgotten over a read. */
export function passwordAsked(state: EditorState, by: 'write' | 'read'): EditorState {
  return { ...state, passwordAsked: state.passwordAsked === 'write' ? 'write' : by };
}

/** The password was given, or the question was put off. */
export function passwordAnswered(state: EditorState): EditorState {
  return { ...state, passwordAsked: undefined };
}

export function writeBegun(state: EditorState): EditorState {
  return { ...state, writes: state.writes + 1 };
}

export function writeEnded(state: EditorState): EditorState {
  return { ...state, writes: state.writes - 1 };
}
