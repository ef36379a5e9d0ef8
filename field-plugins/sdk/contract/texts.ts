import { formatList, formatNumber } from '../../../shared/intl.ts';
import type { MessageParams } from '../../../shared/message-params.ts';

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

/** The text with its placeholders filled in, as the language writes numbers and lists. Throws when a value is missing. */
export function fillText(text: string, params: MessageParams, language: string): string {
  return text.replace(/\{\{\s*(\w+)(?:,\s*(\w+))?\s*\}\}/g, (_match, name: string, format?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`Nothing fills {{${name}}} of "${text}".`);
    if (typeof value === 'number') return formatNumber(value, language);
    // Plugins may still pass null, which i18next allows.
    return Array.isArray(value) ? formatList(value as readonly string[], language, format) : String(value);
  });
}

/**
 * The text of a message, filled in; undefined if it has none. With a `count`, a message may have a text for each plural
 * category, which comes first, as in i18next.
 */
export function formatMessage(
  messages: Messages,
  key: string,
  params: MessageParams,
  language: string,
): string | undefined {
  const { count } = params;
  const endings =
    typeof count === 'number' ? [`_${new Intl.PluralRules(language).select(count)}`, '', '_other'] : [''];
  const text = endings.map((ending) => findText(messages, key + ending)).find((one) => one !== undefined);
  return text === undefined ? undefined : fillText(text, params, language);
}
