import { formatList } from '../../../shared/intl.ts';
import { fallbackLanguage } from '../../../shared/languages.ts';
import type { WordParams } from '../../../shared/word-params.ts';

/** Nested words by key: the file of one language. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The text under a dotted key; undefined if the key has no text. */
export function findText(words: Words, key: string): string | undefined {
  let node: string | Words | undefined = words;
  for (const step of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, step)) return undefined;
    node = node[step];
  }
  return typeof node === 'string' ? node : undefined;
}

/** The names of a text's `{{placeholders}}`, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).toSorted();
}

/** The text with its placeholders filled in. Throws when a value is missing. */
export function fillText(text: string, params: WordParams = {}): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`Nothing fills {{${name}}} of "${text}".`);
    return Array.isArray(value) ? formatList(value as readonly string[], fallbackLanguage) : String(value);
  });
}

/** Every dotted key of the words, sorted. */
export function keysOf(words: Words, prefix = ''): readonly string[] {
  return Object.entries(words)
    .flatMap(([key, node]) => (typeof node === 'string' ? [prefix + key] : keysOf(node, `${prefix}${key}.`)))
    .toSorted();
}
