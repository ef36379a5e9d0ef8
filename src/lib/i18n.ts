import type builder from '../../locales/en/builder.json';
import type errors from '../../locales/en/errors.json';
import type fields from '../../locales/en/fields.json';
import type library from '../../locales/en/library.json';
import type support from '../../locales/en/support.json';
import type translation from '../../locales/en/translation.json';
import { fallbackLanguage, type Language, languageNames } from '../../shared/languages.ts';
import { detectLanguage, storeLanguage } from './detect-language.ts';
import { messagePauses, readPart } from './messages-backend.ts';
import { words } from './words/words.ts';

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
  words.subscribe(setDocumentLanguage);
  words.readWith((language, part) => readPart(language, part, messagePauses));
  words.speak(wanted);
  await words.load();
  if (words.hasTexts(wanted)) return undefined;
  words.speak(fallbackLanguage);
  return words.hasTexts(fallbackLanguage) ? languageFailed(wanted) : undefined;
}

function languageFailed(language: Language): string {
  return words.t('frame.languageFailed', { language: languageNames[language] });
}

/** Whether any locale file has loaded: the visitor's language or English. */
export function hasTranslations(): boolean {
  return words.hasTexts(words.language) || words.hasTexts(fallbackLanguage);
}

/**
 * Loads another language, shows it, and stores it in this browser. If its locale files cannot be loaded, keeps the current
 * language and returns a sentence that explains it.
 */
export async function changeLanguage(language: Language): Promise<string | undefined> {
  await words.loadLanguage(language);
  if (!words.hasTexts(language)) return languageFailed(language);
  const url = new URL(location.href);
  if (url.searchParams.has('lng')) {
    // Otherwise the address would win over the choice at the next start.
    url.searchParams.delete('lng');
    history.replaceState(history.state, '', url);
  }
  storeLanguage(language);
  words.speak(language);
  return undefined;
}

/** Sets the document's language for screen readers, hyphenation and style sheets. */
function setDocumentLanguage(): void {
  document.documentElement.lang = words.language;
}
