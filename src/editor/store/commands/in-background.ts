import type { EditorState } from '../editor-state.ts';
import type { CommandContext } from './command-context.ts';

/**
 * Returns the same context for writes in the background. While `isBackground` returns true, a block that needs
 * attention does not open in place of another one, where further typing would be lost; a notice reports it instead.
 */
export function inBackground(context: CommandContext, isBackground: () => boolean): CommandContext {
  const { store, notify } = context;
  function setState(transition: (state: EditorState) => EditorState): void {
    let wasPrevented = false;
    store.setState((state) => {
      const next = transition(state);
      wasPrevented = isBackground() && next.openKey !== state.openKey;
      return wasPrevented ? { ...next, openKey: state.openKey, focus: state.focus } : next;
    });
    if (wasPrevented) notify({ kind: 'stillUnsaved' });
  }
  return { ...context, store: { getState: store.getState, setState } };
}

/** For a save that the user started: if the user continues to type, its answer does not open another block. */
export function unlessTyping(context: CommandContext): CommandContext {
  const { count } = context.edits;
  return inBackground(context, () => context.edits.count !== count);
}
