import type { BackendModule, ReadCallback } from 'i18next';
import { takePrefetched } from './prefetch.ts';
import { wordsPath } from './words-path.ts';

type Words = Record<string, unknown>;

/** The number of retries for locale files, and the pause before the first retry; each pause is twice the last. */
export const wordsPatience = { maxRetries: 5, retryTimeout: 350 } as const;

/** The result of one attempt: texts, or an error and whether retrying can help. */
type Answer = { readonly words: Words } | { readonly error: Error; readonly mayPass: boolean };

/**
 * Reads locale files from the server. i18next itself waits, retries and limits parallel reads; the second argument of a
 * failure is whether retrying can help.
 */
export const wordsBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => void answerWords(language, namespace, callback),
};

async function answerWords(language: string, namespace: string, callback: ReadCallback): Promise<void> {
  const answer = await readWords(language, namespace);
  if ('words' in answer) callback(null, answer.words);
  else callback(answer.error, answer.mayPass);
}

async function readWords(language: string, namespace: string): Promise<Answer> {
  try {
    const path = wordsPath(language, namespace);
    const response = await (takePrefetched(path) ?? fetch(path));
    if (response.ok) return { words: (await response.json()) as Words };
    return { error: new Error(`The words answered ${response.status}.`), mayPass: mayPass(response.status) };
  } catch (error) {
    return { error: error as Error, mayPass: true };
  }
}

/** Reads one locale file of any language, once. Rejects if it does not arrive. */
export async function readPart(language: string, part: string): Promise<Words> {
  const answer = await readWords(language, part);
  if ('words' in answer) return answer.words;
  throw answer.error;
}

/** An overloaded, starting or rate-limiting server may have the file later. */
function mayPass(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

/** Reads the shared texts with the same retries as i18next. Calls `onFailure` for each failed attempt. */
export async function readPatiently(language: string, onFailure: () => void): Promise<Words | undefined> {
  const { maxRetries, retryTimeout } = wordsPatience;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await readWords(language, 'translation');
    if ('words' in answer) return answer.words;
    onFailure();
    if (!answer.mayPass || attempt === maxRetries) return undefined;
    await new Promise((resolve) => setTimeout(resolve, retryTimeout * 2 ** attempt));
  }
}
