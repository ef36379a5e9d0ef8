import type { FromPreview } from '../messages.ts';
import { blockOf, typedFieldOf } from './marks.ts';

/** The keys that the editor understands, wherever the focus is. */
export function followKeys(send: (message: FromPreview) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      if (!leave(event)) send({ type: 'escape' });
      return;
    }
    if (event.altKey || (!event.ctrlKey && !event.metaKey)) return;
    const type = messageFor(event.key.toLowerCase(), event.shiftKey);
    if (type === undefined) return;
    event.preventDefault();
    send({ type });
  });
}

function messageFor(key: string, shift: boolean): 'save' | 'undo' | 'redo' | undefined {
  if (key === 's' && !shift) return 'save';
  if (key === 'z') return shift ? 'redo' : 'undo';
  return key === 'y' && !shift ? 'redo' : undefined;
}

/** Escape leaves a text for its block, as it does the toolbar. */
function leave({ target }: KeyboardEvent): boolean {
  const isTyping = typedFieldOf(target) !== undefined;
  if (isTyping) blockOf(target)?.focus({ preventScroll: true });
  return isTyping || (target instanceof Element && target.closest('[role=toolbar]') !== null);
}
