import type { FieldFault } from './field-fault.ts';

/** How long, in milliseconds, the browser may take to report an unhandled rejection. */
const afterwards = 20;

type Tell = (fault: FieldFault) => void;

/** The field whose widget handles an event. Uncaught errors until shortly afterwards are attributed to its plugin. */
let owner: Tell | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports uncaught errors of the event that is about to be handled to `tell`. */
export function ownErrors(tell: Tell): void {
  clearTimeout(timer);
  owner = tell;
  // The listeners are the same functions each time, so the window registers them once.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection, true);
  // The first one runs once the event is handled, however long that takes.
  timer = setTimeout(() => {
    timer = setTimeout(() => (owner = undefined), afterwards);
  });
}

/** Stops reporting errors to a field. */
export function disownErrors(tell: Tell): void {
  if (owner === tell) owner = undefined;
}

function onError(event: ErrorEvent): void {
  // An image that fails to load has no error, and browsers report a ResizeObserver notice as an error event.
  if (event.error !== undefined && event.error !== null) tellOwner(event.error, event);
}

function onRejection(event: PromiseRejectionEvent): void {
  tellOwner(event.reason, event);
}

/**
 * Reports the error once: `preventDefault` tells later listeners not to report it again, and the browser not to print it.
 */
function tellOwner(error: unknown, event: Event): void {
  if (!owner) return;
  event.preventDefault();
  owner({ kind: 'event', error });
}
