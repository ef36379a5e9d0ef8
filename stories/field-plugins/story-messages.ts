import de from '../../locales/de/fields.json';
import en from '../../locales/en/fields.json';
import nl from '../../locales/nl/fields.json';
import srCyrl from '../../locales/sr-Cyrl/fields.json';
import sr from '../../locales/sr/fields.json';
import { fallbackLanguage, isLanguage, type Language } from '../../shared/languages.ts';
import type { Messages } from '../../field-plugins/sdk/testing/messages.ts';

// Imported one by one: import.meta.glob has a type only where Vite's types are loaded, which packages do without.
const messages: Readonly<Record<Language, Messages>> = { en, sr, 'sr-Cyrl': srCyrl, nl, de };

export const allStoryMessages: ReadonlyMap<string, Messages> = new Map(Object.entries(messages));

/** The messages of every field type in a language of Storybook's toolbar, as joined by `npm run plugins`. */
export function storyMessages(language: unknown): Messages {
  // A third-party type may have no messages in this language.
  return { ...messages[fallbackLanguage], ...messages[isLanguage(language) ? language : fallbackLanguage] };
}
