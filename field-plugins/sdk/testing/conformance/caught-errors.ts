type ProcessError = 'uncaughtException' | 'unhandledRejection';

/**
 * Hears every error that nothing catches: thrown by an event handler, a timer or a promise. Such an error would otherwise
 * end the whole run. Returns a function that stops it.
 */
export function catchErrors(hear: (error: unknown) => void): () => void {
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    hear(event.error ?? event.message);
  };
  window.addEventListener('error', onError);
  const restore = (['uncaughtException', 'unhandledRejection'] as const).map((name) => takeOver(name, hear));
  return () => {
    window.removeEventListener('error', onError);
    for (const back of restore) back();
  };
}

function takeOver(name: ProcessError, hear: (error: unknown) => void): () => void {
  const others = process.listeners(name as 'uncaughtException');
  process.removeAllListeners(name);
  process.on(name, hear);
  return () => {
    process.off(name, hear);
    for (const other of others) process.on(name, other);
  };
}
