import { writePath, type IssuePath } from '../../../../shared/issue-path.ts';
import type { Language } from '../../../../shared/languages.ts';
import type { FieldErrors, RejectedPlace } from '../../../../shared/wire/basics.ts';
import type { FieldMessage, InvalidFieldsError } from '../../errors/service-error.ts';
import type { Translations } from '../../translations.ts';

/** Maximum places, and sentences about one field, in an answer. */
const most = 200;

const noField = 'non_field_errors';

/**
 * The field errors for clients that do not accept problem details: sentences by field, and in `errors` a list of places
 * with codes for programs. A sentence about a part of a field begins with its place.
 */
export function fieldAnswer(
  { fields }: InvalidFieldsError,
  language: Language,
  translations: Translations,
): FieldErrors {
  const errors: RejectedPlace[] = [];
  const sentences = Object.create(null) as Record<string, string[]>;
  for (const [name, messages] of fields) {
    // A member called `errors`, like the list, is reported in `non_field_errors`.
    const field = name === 'errors' ? noField : name;
    for (const { namespace, key, params, path: inside = [], place } of messages) {
      const message = translations.translate(language, namespace, key, params);
      const path = writePath(place ?? [...(name === noField ? [] : namesIn(name)), ...inside]);
      if (errors.length < most) errors.push({ field, path, code: codeOf(key), message });
      const sentence = inside.length === 0 && field === name ? message : `${path}: ${message}`;
      const said = (sentences[field] ??= []);
      if (said.length < most && !said.includes(sentence)) said.push(sentence);
    }
  }
  return Object.assign(sentences as FieldErrors, { errors });
}

/** Splits a field name that contains the index of a part: `questions.0.answer`. */
function namesIn(field: string): IssuePath {
  return field.split(/\.(\d+)\./).map((name, at) => (at % 2 === 0 ? name : Number(name)));
}

/** The error code: `required`, `too_long`, or one of a field type, such as `link.needs_page`. */
function codeOf(key: FieldMessage['key']): string {
  return key.replace(/^(?:field|common)\./, '');
}
