import { fallbackLanguage } from '../../shared/languages.ts';
import { words } from './words/words.ts';

/** Texts that only some screens need: separate files in `locales/<language>`, loaded when such a screen is opened. */
export type MessagesPart = 'builder' | 'errors' | 'fields' | 'library' | 'support';

/** Whether a part has loaded, in the visitor's language or in English. */
export function hasMessagesPart(part: MessagesPart): boolean {
  return [words.language, fallbackLanguage].some((language) => words.hasTexts(language, part));
}

/** Loads a part; languages chosen later load it too. Resolves to whether any texts are available. */
export async function loadMessagesPart(part: MessagesPart): Promise<boolean> {
  await words.load(part);
  return hasMessagesPart(part);
}
