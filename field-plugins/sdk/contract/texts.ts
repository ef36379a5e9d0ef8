import type { MessageParams } from '../../../shared/message-params.ts';
import { fillPlaceholders, findMessages, findText, type Messages } from '../../../shared/texts.ts';

export { findMessages, findText, type Messages };

/** The text with its placeholders filled in, as the language writes numbers and lists. Throws when a value is missing. */
export function fillText(text: string, params: MessageParams, language: string): string {
  return fillPlaceholders(text, language, (name) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`Nothing fills {{${name}}} of "${text}".`);
    return value;
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
