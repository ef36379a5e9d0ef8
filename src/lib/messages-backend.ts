import type { BackendModule, ReadCallback } from 'i18next';
import { answeredError, HttpError } from './http-error.ts';
import { takePrefetched } from './prefetch.ts';
import { messagesPath } from './messages-path.ts';

type Messages = Record<string, unknown>;

/** The number of retries for locale files, and the pause before the first retry; each pause is twice the last. */
export const messageRetries = { maxRetries: 5, retryTimeout: 350 } as const;

/**
 * Reads locale files from the server. i18next itself waits, retries and limits parallel reads; the second argument of a
 * failure is whether retrying can help.
 */
export const messagesBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => void answerMessages(language, namespace, callback),
};

async function answerMessages(language: string, namespace: string, callback: ReadCallback): Promise<void> {
  try {
    callback(null, await readPart(language, namespace));
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 0;
    // An overloaded, starting or rate-limiting server may have the file later.
    callback(error as Error, status === 0 || status >= 500 || status === 429 || status === 408);
  }
}

/** Reads one locale file of any language, once. Rejects if it does not arrive. */
export async function readPart(language: string, part: string): Promise<Messages> {
  const path = messagesPath(language, part);
  const response = await (takePrefetched(path) ?? fetch(path));
  if (!response.ok) throw answeredError(response.status, undefined);
  return (await response.json()) as Messages;
}
