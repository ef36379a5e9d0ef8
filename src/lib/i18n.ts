import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type builder from '../../locales/en/builder.json';
import type errors from '../../locales/en/errors.json';
import type fields from '../../locales/en/fields.json';
import type library from '../../locales/en/library.json';
import type support from '../../locales/en/support.json';
import type translation from '../../locales/en/translation.json';
import { fallbackLanguage, isLanguage, type Language, languageNames } from '../../shared/languages.ts';
import { wordsFormatter, wordsOptions } from '../../shared/words-format.ts';
import { detectLanguage, storeLanguage } from './detect-language.ts';
import { readPatiently, wordsBackend, wordsPatience } from './words-backend.ts';

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

/** How long the start waits, in milliseconds, for a language that is slower than English. */
const slowStart = 2000;

/** The language that the start did not wait for, until it loads or another is chosen. */
let awaited: Language | undefined;

/**
 * Loads English and the visitor's language. Resolves when the visitor's locale file has loaded or failed. If it takes
 * long or fails twice, resolves with English and switches when it arrives. If it never arrives, `tell` gets a sentence,
 * and the visitor's choice is kept for the next start.
 */
export async function startWords(tell: (sentence: string) => void = () => undefined): Promise<void> {
  const wanted = detectLanguage();
  const other = wanted === fallbackLanguage ? undefined : readOther(wanted);
  await startEnglish();
  if (other === undefined) return;
  if (hasWordsIn(fallbackLanguage)) await Promise.race([other.arrived, other.isLate, pause(slowStart)]);
  else await other.arrived;
  if (hasWordsIn(wanted)) return i18next.changeLanguage(wanted).then(() => undefined);
  awaited = wanted;
  void other.arrived.then(async () => {
    if (awaited !== wanted) return;
    awaited = undefined;
    if (hasWordsIn(wanted)) await i18next.changeLanguage(wanted);
    else if (hasWordsIn(fallbackLanguage)) tell(languageFailed(wanted));
  });
}

/** Starts at once, in parallel with English. The language counts as late when the second attempt has failed too. */
function readOther(language: Language) {
  const isLate = Promise.withResolvers<void>();
  let failures = 0;
  const reading = readPatiently(language, () => {
    failures += 1;
    if (failures === 2) isLate.resolve();
  });
  const arrived = reading.then(
    (words) => words && void i18next.addResourceBundle(language, 'translation', words),
  );
  return { arrived, isLate: isLate.promise };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function startEnglish(): Promise<void> {
  i18next.on('languageChanged', tellLanguage);
  await i18next
    .use(wordsBackend)
    .use(wordsFormatter)
    .use(initReactI18next)
    .init({
      ...wordsOptions,
      lng: fallbackLanguage,
      ns: ['translation'],
      defaultNS: 'translation',
      maxParallelReads: 10,
      ...wordsPatience,
    });
}

function languageFailed(language: Language): string {
  return i18next.t('frame.languageFailed', { language: languageNames[language] });
}

/** Whether any locale file has loaded: the visitor's language or English. */
export function hasWords(): boolean {
  return hasWordsIn(currentLanguage()) || hasWordsIn(fallbackLanguage);
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : fallbackLanguage;
}

/**
 * Loads another language, shows it, and stores it in this browser. If its locale files cannot be loaded, keeps the current
 * language and returns a sentence that explains it.
 */
export async function changeLanguage(language: Language): Promise<string | undefined> {
  awaited = undefined;
  await readMissing(language);
  if (!hasWordsIn(language)) return languageFailed(language);
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

function hasWordsIn(language: Language): boolean {
  return i18next.hasResourceBundle(language, 'translation');
}

/** Sets the document's language for screen readers, hyphenation and style sheets. */
function tellLanguage(): void {
  document.documentElement.lang = currentLanguage();
}
