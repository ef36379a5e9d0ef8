import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type fields from '../../locales/en/fields.json';
import type support from '../../locales/en/support.json';
import type translation from '../../locales/en/translation.json';
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
} from '../shared/languages.ts';
import { interpolation, wordsFormatter } from '../shared/words-format.ts';
import { detectLanguage, keepLanguage } from './detect-language.ts';
import { wordsBackend } from './words-backend.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    // English is the source: a key that it does not have does not compile.
    resources: { translation: typeof translation; fields: typeof fields; support: typeof support };
  }
}

/** Loads the words of the visitor's language. Resolves when they are there, or when they cannot be had. */
export async function startWords(): Promise<void> {
  i18next.on('languageChanged', tellLanguage);
  await i18next
    .use(wordsBackend)
    .use(wordsFormatter)
    .use(initReactI18next)
    .init({
      lng: detectLanguage(),
      supportedLngs: languages,
      fallbackLng: fallbackLanguage,
      // Without it `sr-Cyrl` would also load and fall back to `sr`, which is another script.
      load: 'currentOnly',
      ns: ['translation'],
      defaultNS: 'translation',
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      interpolation,
    });
  // Without its words the visitor's language is not spoken; what they chose is kept for the next start.
  if (hasWordsIn(fallbackLanguage) && !hasWordsIn(currentLanguage())) {
    await i18next.changeLanguage(fallbackLanguage);
  }
}

/** Whether there are words to show at all: the visitor's language, or English. */
export function hasWords(): boolean {
  return hasWordsIn(currentLanguage()) || hasWordsIn(fallbackLanguage);
}

/** The language of the interface. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : fallbackLanguage;
}

/**
 * Loads another language and shows it; remembered in this browser. Answers with a sentence when its words could not be
 * had: then the language stays what it was.
 */
export async function changeLanguage(language: Language): Promise<string | undefined> {
  await readMissing(language);
  if (!hasWordsIn(language)) return i18next.t('frame.languageFailed', { language: languageNames[language] });
  const url = new URL(location.href);
  if (url.searchParams.has('lng')) {
    // The address would win over the choice at the next start.
    url.searchParams.delete('lng');
    history.replaceState(history.state, '', url);
  }
  keepLanguage(language);
  await i18next.changeLanguage(language);
  return undefined;
}

/** Reads every namespace in use that a language lacks. What failed once is asked for again; i18next by itself would not. */
async function readMissing(language: Language): Promise<void> {
  const { ns = [] } = i18next.options;
  const missing = [ns].flat().filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing.length > 0) await i18next.reloadResources(language, missing);
}

function hasWordsIn(language: Language): boolean {
  return i18next.hasResourceBundle(language, 'translation');
}

/** Tells screen readers, hyphenation and style sheets which language this is. */
function tellLanguage(): void {
  document.documentElement.lang = currentLanguage();
}
