import type { EditorState } from '../editor-state.ts';
import type { CommandContext } from './command-context.ts';

/**
 * Returns the same context for writes in the background. While `stays` returns true, a block that needs attention does
 * not open in place of another one, where further typing would be lost; a notice reports it instead.
 */
export function staying(context: CommandContext, stays: () => boolean): CommandContext {
  const { store, notify } = context;
  function setState(transition: (state: EditorState) => EditorState): void {
    let isHeld = false;
    store.setState((state) => {
      const next = transition(state);
      isHeld = stays() && next.openKey !== state.openKey;
      return isHeld ? { ...next, openKey: state.openKey, focus: state.focus } : next;
    });
    if (isHeld) notify({ kind: 'stillUnsaved' });
  }
  return { ...context, store: { getState: store.getState, setState } };
}

/** For a save that the user started: the answer moves nothing while the user continues to type. */
export function unlessTyping(context: CommandContext): CommandContext {
  const { count } = context.edits;
  return staying(context, () => context.edits.count !== count);
}
