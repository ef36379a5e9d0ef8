import type { EditorState } from '../editor-state.ts';

/** The session expired in the middle of a write. Everything typed stays where it is. */
export function passwordAsked(state: EditorState): EditorState {
  return { ...state, passwordAsked: true };
}

/** The password was given, or the question was put off. */
export function passwordAnswered(state: EditorState): EditorState {
  return { ...state, passwordAsked: false };
}
