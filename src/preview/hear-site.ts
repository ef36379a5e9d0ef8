import type { FromPreview } from '../../preview/messages.ts';
import { afterFrameFocus } from './after-frame-focus.ts';
import type { FocusKeeper } from './keep-focus.ts';

/**
 * Takes from an external site what it may say, which changes nothing of the page: it can neither type nor save, nor act on
 * blocks. A block that was selected takes the focus, so the site must have it, and nobody may be typing in a form.
 */
export function hearSite(
  frame: HTMLIFrameElement | null,
  message: FromPreview,
  { isTyping }: Pick<FocusKeeper, 'isTyping'>,
  take: (message: FromPreview) => void,
): void {
  if (message.type === 'scrolled' || message.type === 'escape') take(message);
  if (message.type === 'select' && !isTyping())
    afterFrameFocus(frame, (isFocused) => isFocused && take(message));
}
