import de from '../../../../locales/de/fields.json';
import en from '../../../../locales/en/fields.json';
import nl from '../../../../locales/nl/fields.json';
import srCyrl from '../../../../locales/sr-Cyrl/fields.json';
import sr from '../../../../locales/sr/fields.json';
import { fallbackLanguage, isLanguage, type Language } from '../../../../shared/languages.ts';
import type { Words } from '../words.ts';

// Imported one by one: import.meta.glob has a type only where Vite's types are loaded, which packages do without.
const words: Readonly<Record<Language, Words>> = { en, sr, 'sr-Cyrl': srCyrl, nl, de };

export const allStoryWords: ReadonlyMap<string, Words> = new Map(Object.entries(words));

/** The words of every field type in a language of Storybook's toolbar, as joined by `npm run plugins`. */
export function storyWords(language: unknown): Words {
  // A third-party type may have no words in this language.
  return { ...words[fallbackLanguage], ...words[isLanguage(language) ? language : fallbackLanguage] };
}
