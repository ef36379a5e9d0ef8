import type { BackendModule, ReadCallback } from 'i18next';
import { fetchWords, wordsPath } from './early-words.ts';

/**
 * Reads words where the server keeps them. i18next itself waits, retries and limits how many are read at once; the
 * second argument of a failure tells it whether trying again can help.
 */
export const wordsBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => void readWords(language, namespace, callback),
};

async function readWords(language: string, namespace: string, callback: ReadCallback): Promise<void> {
  let words: Record<string, unknown>;
  try {
    const response = await fetchWords(wordsPath(language, namespace));
    if (!response.ok) {
      return callback(new Error(`The words answered ${response.status}.`), mayPass(response.status));
    }
    words = (await response.json()) as Record<string, unknown>;
  } catch (error) {
    return callback(error as Error, true);
  }
  callback(null, words);
}

/** A server that is overloaded, starting or busy with this caller may have the words later. */
function mayPass(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}
