import { postCrash } from '../api/errors.ts';
import { HttpError } from '../lib/http-error.ts';
import { isLostPart } from '../lib/lost-parts.ts';
import { readToken } from '../lib/token-cookie.ts';

/** The most reports per window: more from a screen that breaks in a loop add nothing. */
const most = 5;

/** The most characters of a report: browsers send at most 64 KiB while a page unloads. */
const longest = { message: 1000, stack: 8000 } as const;

/** Matches the length of our tokens and keys, which appear in addresses and sometimes in messages. */
const secret = /[\w-]{40,}/g;

const told = new Set<string>();

/** Reports uncaught errors of event handlers and timers, and unhandled rejections. Call it once. */
export function watchForCrashes(): void {
  // Skips errors whose default is prevented, because they were handled elsewhere: a field reports its own plugin.
  window.addEventListener('error', ({ error, message, defaultPrevented }) => {
    if (!defaultPrevented) reportCrash(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    if (!defaultPrevented) reportCrash(reason);
  });
}

/** Reports one of our bugs to the server, once, without secrets or typed text. Never throws. */
export function reportCrash(error: unknown, componentStack?: string): void {
  if (isExpected(error)) return;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = `${(error instanceof Error && error.stack) || ''}\n${componentStack ?? ''}`.trim();
  if (told.has(message) || told.size >= most) return;
  told.add(message);
  const hide = createMask();
  void postCrash({
    message: hide(message).slice(0, longest.message),
    ...(stack === '' ? {} : { stack: hide(stack).slice(0, longest.stack) }),
    url: hide(location.origin + location.pathname),
    release: (import.meta.env.VITE_RELEASE as string | undefined) ?? 'unbuilt',
  });
}

/** Errors of the server, aborted calls and parts that failed to load are not bugs. */
function isExpected(error: unknown): boolean {
  if (error instanceof HttpError || isLostPart(error)) return true;
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  // A notice from the browser, not an error: it observes sizes again in the next frame.
  return typeof error === 'string' && error.startsWith('ResizeObserver loop');
}

/** Removes the token, anything as long as a key, and the current contents of all fields. */
function createMask(): (text: string) => string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const typed = [...fields].map(({ value }) => value.trim()).filter((value) => value.length > 3);
  const hidden = [readToken() ?? '', ...typed].filter((value) => value !== '');
  // The longest first, so that replacing one text does not break up a longer one that contains it.
  hidden.sort((a, b) => b.length - a.length);
  return (text) => hidden.reduce((left, value) => left.replaceAll(value, '…'), text).replace(secret, '…');
}
