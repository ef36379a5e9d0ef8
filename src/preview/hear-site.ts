import type { FromPreview } from '../../preview/messages.ts';
import { afterFrameFocus } from './after-frame-focus.ts';
import type { FocusGuard } from './guard-focus.ts';

/**
 * Handles the permitted messages of an external site. They change nothing on the page: the site can neither type nor
 * save, nor act on blocks. A selected block takes the focus, so the site must have it, and no form may be in use. The
 * site knows fields by their API names.
 */
export function hearSite(
  frame: HTMLIFrameElement | null,
  message: FromPreview,
  { isTyping, idOf }: Pick<FocusGuard, 'isTyping'> & { idOf(key: string, apiName: string): string },
  take: (message: FromPreview) => void,
): void {
  if (message.type === 'scrolled' || message.type === 'escape') take(message);
  if (message.type !== 'select' || isTyping()) return;
  const { key, field } = message;
  const selected = { ...message, field: field === null ? null : idOf(key, field) };
  afterFrameFocus(frame, (isFocused) => isFocused && take(selected));
}
