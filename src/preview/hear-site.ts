import type { FromPreview } from '../../preview/messages.ts';
import { afterFrameFocus } from './after-frame-focus.ts';
import type { FocusKeeper } from './keep-focus.ts';

/**
 * Takes from an external site what it may say, which changes nothing of the page: it can neither type nor save, nor act on
 * blocks. Selecting a block moves the focus, so it is ignored while the site has no focus or a form is being typed into. The
 * site names fields by their API names.
 */
export function hearSite(
  frame: HTMLIFrameElement | null,
  message: FromPreview,
  { isTyping, idOf }: Pick<FocusKeeper, 'isTyping'> & { idOf(key: string, apiName: string): string },
  take: (message: FromPreview) => void,
): void {
  if (message.type === 'scrolled' || message.type === 'escape') take(message);
  if (message.type !== 'select' || isTyping()) return;
  const { key, field } = message;
  const selected = { ...message, field: field === null ? null : idOf(key, field) };
  afterFrameFocus(frame, (isFocused) => isFocused && take(selected));
}
