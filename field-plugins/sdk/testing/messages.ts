export { findText, type Messages } from '../contract/texts.ts';
import type { Messages } from '../contract/texts.ts';

/** The names of a text's `{{placeholders}}`, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)(?:,\s*\w+)?\s*\}\}/g)].map(([, name = '']) => name).toSorted();
}

/** Every dotted key of the messages, sorted. */
export function keysOf(messages: Messages, prefix = ''): readonly string[] {
  return Object.entries(messages)
    .flatMap(([key, node]) => (typeof node === 'string' ? [prefix + key] : keysOf(node, `${prefix}${key}.`)))
    .toSorted();
}
