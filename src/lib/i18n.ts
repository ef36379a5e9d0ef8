import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import type fields from '../../locales/en/fields.json';
import type translation from '../../locales/en/translation.json';
import { fallbackLanguage, isLanguage, type Language, languages } from '../shared/languages.ts';
import { wordsBackend } from './words-backend.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    // English is the source: a key that it does not have does not compile.
    resources: { translation: typeof translation; fields: typeof fields };
  }
}

/** Loads the words of the visitor's language. Resolves when they are there, or when they cannot be had. */
export async function startWords(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(wordsBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      fallbackLng: fallbackLanguage,
      // Without it `sr-Cyrl` would also load and fall back to `sr`, which is another script.
      load: 'currentOnly',
      ns: ['translation'],
      defaultNS: 'translation',
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        caches: ['localStorage'],
        convertDetectedLanguage: nearestTag,
      },
      interpolation: { escapeValue: false },
    });
}

/** Whether there are words to show at all: the visitor's language, or English. */
export function hasWords(): boolean {
  return i18next.hasLoadedNamespace('translation');
}

/** The language of the interface. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : fallbackLanguage;
}

/** Browsers name Serbian by script and region (`sr-Cyrl-RS`); the scripts are our only distinction. */
function nearestTag(tag: string): string {
  return /^sr-cyrl\b/i.test(tag) ? 'sr-Cyrl' : tag;
}

/** Loads another language and shows it; remembered in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  const url = new URL(location.href);
  if (url.searchParams.has('lng')) {
    // The address would win over the choice at the next start.
    url.searchParams.delete('lng');
    history.replaceState(history.state, '', url);
  }
  await i18next.changeLanguage(language);
}
