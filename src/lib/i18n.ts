import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type builder from '../../locales/en/builder.json';
import type errors from '../../locales/en/errors.json';
import type fields from '../../locales/en/fields.json';
import type library from '../../locales/en/library.json';
import type support from '../../locales/en/support.json';
import type translation from '../../locales/en/translation.json';
import { fallbackLanguage, isLanguage, type Language, languageNames } from '../../shared/languages.ts';
import { messagesFormatter, messagesOptions } from '../../shared/messages-format.ts';
import { detectLanguage, storeLanguage } from './detect-language.ts';
import { messagesBackend, messageRetries } from './messages-backend.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    // English is the source language: a key that it lacks does not compile.
    resources: {
      translation: typeof translation;
      builder: typeof builder;
      errors: typeof errors;
      fields: typeof fields;
      library: typeof library;
      support: typeof support;
    };
  }
}

/**
 * Loads English and the visitor's language. If the visitor's locale file cannot be loaded, shows English and returns a
 * sentence that explains it; the visitor's choice is kept for the next start.
 */
export async function startTranslations(): Promise<string | undefined> {
  const wanted = detectLanguage();
  i18next.on('languageChanged', setDocumentLanguage);
  await i18next
    .use(messagesBackend)
    .use(messagesFormatter)
    .use(initReactI18next)
    .init({
      ...messagesOptions,
      lng: wanted,
      ns: ['translation'],
      defaultNS: 'translation',
      maxParallelReads: 10,
      ...messageRetries,
    });
  if (hasTranslationsIn(wanted)) return undefined;
  await i18next.changeLanguage(fallbackLanguage);
  return hasTranslationsIn(fallbackLanguage) ? languageFailed(wanted) : undefined;
}

function languageFailed(language: Language): string {
  return i18next.t('frame.languageFailed', { language: languageNames[language] });
}

/** Whether any locale file has loaded: the visitor's language or English. */
export function hasTranslations(): boolean {
  return hasTranslationsIn(currentLanguage()) || hasTranslationsIn(fallbackLanguage);
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : fallbackLanguage;
}

/**
 * Loads another language, shows it, and stores it in this browser. If its locale files cannot be loaded, keeps the current
 * language and returns a sentence that explains it.
 */
export async function changeLanguage(language: Language): Promise<string | undefined> {
  await readMissing(language);
  if (!hasTranslationsIn(language)) return languageFailed(language);
  const url = new URL(location.href);
  if (url.searchParams.has('lng')) {
    // Otherwise the address would win over the choice at the next start.
    url.searchParams.delete('lng');
    history.replaceState(history.state, '', url);
  }
  storeLanguage(language);
  await i18next.changeLanguage(language);
  return undefined;
}

/** Loads every namespace in use that a language lacks. Retries those that failed, which i18next would not do on its own. */
async function readMissing(language: Language): Promise<void> {
  const { ns = [] } = i18next.options;
  const missing = [ns].flat().filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing.length > 0) await i18next.reloadResources(language, missing);
}

function hasTranslationsIn(language: Language): boolean {
  return i18next.hasResourceBundle(language, 'translation');
}

/** Sets the document's language for screen readers, hyphenation and style sheets. */
function setDocumentLanguage(): void {
  document.documentElement.lang = currentLanguage();
}
