import type { Language } from '../../shared/languages.ts';

interface EarlyWords {
  readonly path: string;
  readonly answer: Promise<Response>;
}

let early: EarlyWords | undefined;

/** Where the server keeps the words of one language and namespace. */
export function wordsPath(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json`;
}

/** Asks for the words of every screen before the code that shows them is here. */
export function askForWords(language: Language): void {
  const path = wordsPath(language, 'translation');
  const answer = fetch(path);
  // Whoever takes it hears of a failure; until then nobody has to.
  answer.catch(() => undefined);
  early = { path, answer };
}

/** The answer for this path, asked for early or now. An early one serves once: whoever tries again, asks again. */
export function fetchWords(path: string): Promise<Response> {
  const answer = early?.path === path ? early.answer : fetch(path);
  if (early?.path === path) early = undefined;
  return answer;
}
