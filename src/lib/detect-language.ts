import { fallbackLanguage, type Language, matchLanguage } from '../../shared/languages.ts';
import { readStored, storeText } from './stored-text.ts';

/** The storage key of the chosen language, and the cookie and query parameter that can name another. */
const names = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' } as const;

/**
 * Detects the visitor's language (spec section 9): the first source that names a supported language wins. A language in
 * the address is stored like a choice.
 */
export function detectLanguage(): Language {
  const named = matchLanguage(new URLSearchParams(location.search).get(names.query) ?? '');
  if (named !== undefined) storeLanguage(named);
  const wishes = [
    named,
    cookie(),
    readStored(names.storage),
    readStored(names.storage, 'sessionStorage'),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  for (const wish of wishes) {
    const language = matchLanguage(wish ?? '');
    if (language !== undefined) return language;
  }
  return fallbackLanguage;
}

export function storeLanguage(language: Language): void {
  storeText(names.storage, language);
}

function cookie(): string | undefined {
  return document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${names.cookie}=`))
    ?.slice(names.cookie.length + 1);
}
