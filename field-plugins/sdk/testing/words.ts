export { findText, type Words } from '../contract/texts.ts';
import type { Words } from '../contract/texts.ts';

/** The names of a text's `{{placeholders}}`, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)(?:,\s*\w+)?\s*\}\}/g)].map(([, name = '']) => name).toSorted();
}

/** Every dotted key of the words, sorted. */
export function keysOf(words: Words, prefix = ''): readonly string[] {
  return Object.entries(words)
    .flatMap(([key, node]) => (typeof node === 'string' ? [prefix + key] : keysOf(node, `${prefix}${key}.`)))
    .toSorted();
}
