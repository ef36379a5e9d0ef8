import { formatList, formatNumber } from '../../../shared/intl.ts';
import type { WordParams } from '../../../shared/word-params.ts';

/** Nested words by key: the file of one language. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The text under a dotted key; undefined if the key has no text. */
export function findText(words: Words, key: string): string | undefined {
  const found = findNode(words, key);
  return typeof found === 'string' ? found : undefined;
}

/** Returns the texts under a dotted key, or undefined without such texts. */
export function findWords(words: Words, key: string): Words | undefined {
  const found = findNode(words, key);
  return typeof found === 'string' ? undefined : found;
}

function findNode(words: Words, key: string): string | Words | undefined {
  let node: string | Words | undefined = words;
  for (const step of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, step)) return undefined;
    node = node[step];
  }
  return node;
}

/** The text with its placeholders filled in, as the language writes numbers and lists. Throws when a value is missing. */
export function fillText(text: string, params: WordParams, language: string): string {
  return text.replace(/\{\{\s*(\w+)(?:,\s*(\w+))?\s*\}\}/g, (_match, name: string, format?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`Nothing fills {{${name}}} of "${text}".`);
    if (typeof value === 'number') return formatNumber(value, language);
    // Plugins may still pass null, which i18next allows.
    return Array.isArray(value) ? formatList(value as readonly string[], language, format) : String(value);
  });
}
