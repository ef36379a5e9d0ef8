import { postCrash } from '../api/errors.ts';
import { HttpError } from '../lib/http-error.ts';
import { isLostPart } from '../lib/lost-parts.ts';
import { readToken } from '../lib/token-cookie.ts';

/** So many reports of one window: a screen that breaks in a loop has said enough by then. */
const most = 5;

/** Characters of a report; the browser sends no more than 64 KiB while a page goes away. */
const longest = { message: 1000, stack: 8000 } as const;

/** As long as our tokens and keys, which stand in addresses and now and then in messages. */
const secret = /[\w-]{40,}/g;

const told = new Set<string>();

/** Reports what nobody caught: errors of event handlers and timers, and promises that were left alone. Call it once. */
export function watchForCrashes(): void {
  // What somebody has taken care of is prevented: a field tells of its plugin by itself.
  window.addEventListener('error', ({ error, message, defaultPrevented }) => {
    if (!defaultPrevented) reportCrash(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    if (!defaultPrevented) reportCrash(reason);
  });
}

/** Reports an error of our own making to the server, once, and without anything secret or typed. Never throws. */
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

/** Refusals of the server, calls that were given up and parts that could not be fetched are nobody's mistake here. */
function isExpected(error: unknown): boolean {
  if (error instanceof HttpError || isLostPart(error)) return true;
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  // A browser's own note, not an error: sizes are observed again in the next frame.
  return typeof error === 'string' && error.startsWith('ResizeObserver loop');
}

/** Takes out the token, whatever is as long as a key, and whatever stands in a field at the moment. */
function createMask(): (text: string) => string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const typed = [...fields].map(({ value }) => value.trim()).filter((value) => value.length > 3);
  const hidden = [readToken() ?? '', ...typed].filter((value) => value !== '');
  // The longest first: a part of a text must not break up the whole.
  hidden.sort((a, b) => b.length - a.length);
  return (text) => hidden.reduce((left, value) => left.replaceAll(value, '…'), text).replace(secret, '…');
}
