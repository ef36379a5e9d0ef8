import { shortcutOf } from '../../shared/shortcut.ts';
import type { FromPreview } from '../messages.ts';
import { blockOf, typedFieldOf } from './marks.ts';

export function followKeys(send: (message: FromPreview) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      if (!leave(event)) send({ type: 'escape' });
      return;
    }
    const type = shortcutOf(event);
    if (type === undefined) return;
    event.preventDefault();
    send({ type });
  });
}

/** Escape moves the focus to the block of a text or toolbar. */
function leave({ target }: KeyboardEvent): boolean {
  const isTyping = typedFieldOf(target) !== undefined;
  if (isTyping) blockOf(target)?.focus({ preventScroll: true });
  return isTyping || (target instanceof Element && target.closest('[role=toolbar]') !== null);
}
