import type { BackendModule, ReadCallback } from 'i18next';

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
    const response = await fetch(`/locales/${language}/${namespace}.json`);
    if (!response.ok) {
      return callback(new Error(`The words answered ${response.status}.`), response.status >= 500);
    }
    words = (await response.json()) as Record<string, unknown>;
  } catch (error) {
    return callback(error as Error, true);
  }
  callback(null, words);
}
