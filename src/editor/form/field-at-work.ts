import type { FieldFault } from './field-fault.ts';

type Tell = (fault: FieldFault) => void;

/** The field in whose widget an event is being handled at this moment. */
let atWork: Tell | undefined;

const byType = new Map<string, Set<Tell>>();

/** Where the code of a plugin's view comes from: its folder, or the file that the build names after its type. */
const origin = /\/field-plugins\/([a-z][a-z0-9-]*)\/|\/assets\/field-([a-z][a-z0-9-]*)\.[\w-]+\.js/;

/** The field whose events have not given the thread back yet. */
let pending: Tell | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds in which the browser tells of a promise that was rejected and left alone. */
const afterwards = 20;

/**
 * Names the field in which an event is handled, and calls `after` as soon as the thread is back. An error that nobody
 * caught until shortly after that is this plugin's.
 */
export function handleEventIn(tell: Tell, after: () => void): void {
  clearTimeout(timer);
  atWork = tell;
  if (pending === tell) return;
  pending = tell;
  const { port1, port2 } = new MessageChannel();
  // A message comes with the next task, in a hidden tab too, where timers are late.
  const arrive = (): void => {
    port1.close();
    if (pending === tell) pending = undefined;
    after();
    timer = setTimeout(() => {
      if (atWork === tell) atWork = undefined;
    }, afterwards);
  };
  port1.addEventListener('message', arrive, { once: true });
  port1.start();
  port2.postMessage(null);
}

/** Tells a field of errors that nobody caught and that are its plugin's. Answers with what ends it. */
export function watchField(type: string, tell: Tell): () => void {
  if (byType.size === 0) {
    window.addEventListener('error', onError, true);
    window.addEventListener('unhandledrejection', onRejection, true);
  }
  const fields = byType.get(type) ?? new Set<Tell>();
  byType.set(type, fields.add(tell));
  return () => {
    fields.delete(tell);
    if (atWork === tell) atWork = undefined;
    if (fields.size === 0) byType.delete(type);
    if (byType.size > 0) return;
    window.removeEventListener('error', onError, true);
    window.removeEventListener('unhandledrejection', onRejection, true);
  };
}

function onError(event: ErrorEvent): void {
  // A picture that cannot be loaded has no error, and browsers report a note about sizes as one.
  if (event.error !== undefined && event.error !== null) tellOf(event.error, event);
}

function onRejection(event: PromiseRejectionEvent): void {
  tellOf(event.reason, event);
}

/** What was told is not reported again, and not printed: `preventDefault` says so to whoever listens after us. */
function tellOf(error: unknown, event: Event): void {
  const [, folder, file] = origin.exec((error instanceof Error && error.stack) || '') ?? [];
  const fields = byType.get(folder ?? file ?? '');
  const told = fields ? [...fields] : atWork ? [atWork] : [];
  // Who is at work is one of several fields of the type: it alone has it.
  const owners = atWork && told.includes(atWork) ? [atWork] : told;
  if (owners.length === 0) return;
  event.preventDefault();
  for (const tell of owners) tell({ kind: 'event', error });
}
