import { FieldRefusal, Refusal } from '../platform/errors/refusal.ts';
import type { Translations } from '../platform/translations.ts';

/** Describes an API error in one English sentence or a few; undefined for other errors. */
export function describeRefusal(error: unknown, translations: Translations | undefined): string | undefined {
  if (translations === undefined) return undefined;
  if (error instanceof FieldRefusal) {
    const messages = [...error.fields].flatMap(([field, all]) => all.map((message) => ({ field, message })));
    return messages
      .map(({ field, message: { namespace, key, params } }) => {
        return `${field}: ${translations.translate('en', namespace, key, params)}`;
      })
      .join(' ');
  }
  if (error instanceof Refusal)
    return translations.translate('en', 'errors', `codes.${error.code}`, error.params);
  return undefined;
}
