import { formatList, formatNumber } from './intl.ts';

/** Nested messages by key: the file of one language. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The text under a dotted key; undefined if the key has no text. */
export function findText(messages: Messages, key: string): string | undefined {
  const found = findNode(messages, key);
  return typeof found === 'string' ? found : undefined;
}

/** Returns the texts under a dotted key, or undefined without such texts. */
export function findMessages(messages: Messages, key: string): Messages | undefined {
  const found = findNode(messages, key);
  return typeof found === 'string' ? undefined : found;
}

function findNode(messages: Messages, key: string): string | Messages | undefined {
  let node: string | Messages | undefined = messages;
  for (const step of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, step)) return undefined;
    node = node[step];
  }
  return node;
}

/**
 * The text with each placeholder, such as `{{name}}` or `{{names, or}}`, replaced by its value, as the language writes
 * numbers and lists. `valueOf` may return the placeholder itself.
 */
export function fillPlaceholders(
  text: string,
  language: string,
  valueOf: (name: string, placeholder: string) => unknown,
): string {
  return text.replace(/\{\{\s*(\w+)(?:,\s*(\w+))?\s*\}\}/g, (placeholder, name: string, format?: string) => {
    const value = valueOf(name, placeholder);
    if (typeof value === 'number') return formatNumber(value, language);
    // Plugins may still pass null, which i18next allows.
    return Array.isArray(value) ? formatList(value as readonly string[], language, format) : String(value);
  });
}
