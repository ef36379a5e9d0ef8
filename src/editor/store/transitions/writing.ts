import type { EditorState } from '../editor-state.ts';

export function writeStarted(state: EditorState): EditorState {
  return { ...state, writes: state.writes + 1 };
}

export function writeEnded(state: EditorState): EditorState {
  return { ...state, writes: state.writes - 1 };
}
