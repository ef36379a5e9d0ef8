import { postCrash } from '../api/errors.ts';
import { HttpError } from '../lib/http-error.ts';
import { isChunkLoadError } from '../lib/chunk-load-errors.ts';
import { readToken } from '../lib/token-cookie.ts';
import { reportsItself } from '../ui/error-boundary.tsx';
import type { RootOptions } from 'react-dom/client';

/** The limit for one page load: a screen that breaks in a loop needs no more reports. */
const maxReports = 5;

/** In characters: browsers send at most 64 KiB while a page unloads. */
const maxLength = { message: 1000, stack: 8000 } as const;

/** Our tokens and keys are at least this long. They appear in URLs and sometimes in messages. */
const keyLike = /[\w-]{40,}/g;

const reportedMessages = new Set<string>();

/** Reports uncaught errors of event handlers and timers, and unhandled rejections. Call it once. */
export function watchForCrashes(): void {
  window.addEventListener('error', ({ error, message }) => reportCrash(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}

/** Reports what React's root catches, except the errors of a boundary that reports its own. */
export const crashReporting: RootOptions = {
  onCaughtError(error, { componentStack, errorBoundary }) {
    if (errorBoundary && reportsItself in errorBoundary) return;
    reportCrash(error, componentStack);
  },
  onUncaughtError: (error, { componentStack }) => reportCrash(error, componentStack),
};

/** Reports one of our bugs to the server, once, without secrets or typed text. Never throws. */
export function reportCrash(error: unknown, componentStack?: string): void {
  if (isExpected(error)) return;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = [...stacksOf(error), componentStack].filter(Boolean).join('\n').trim();
  if (reportedMessages.has(message) || reportedMessages.size >= maxReports) return;
  reportedMessages.add(message);
  const redact = createRedactor();
  void postCrash({
    message: redact(message).slice(0, maxLength.message),
    ...(stack !== '' && { stack: redact(stack).slice(0, maxLength.stack) }),
    url: redact(location.origin + location.pathname),
    release: (import.meta.env.VITE_RELEASE as string | undefined) ?? 'unbuilt',
  });
}

/** The stacks of an error and of its cause: React names what it recovered from only there. */
function stacksOf(error: unknown): readonly (string | undefined)[] {
  if (!(error instanceof Error)) return [];
  const { cause } = error;
  return [error.stack, cause instanceof Error ? `Caused by ${cause.stack ?? cause.message}` : undefined];
}

/** Errors of the server, aborted requests and chunks that failed to load are not bugs. */
function isExpected(error: unknown): boolean {
  if (error instanceof HttpError || isChunkLoadError(error)) return true;
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  // Only a notice of the browser: it delivers the remaining observations in the next frame.
  return typeof error === 'string' && error.startsWith('ResizeObserver loop');
}

/** Returns a function that masks the token, anything as long as a key, and the current values of all inputs. */
function createRedactor(): (text: string) => string {
  const inputs = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const typed = [...inputs].map(({ value }) => value.trim()).filter((value) => value.length > 3);
  // The longest first, so that replacing one text does not break up a longer one that contains it.
  const secrets = [readToken() ?? [], typed].flat().toSorted((a, b) => b.length - a.length);
  return (text) => secrets.reduce((left, value) => left.replaceAll(value, '…'), text).replace(keyLike, '…');
}
