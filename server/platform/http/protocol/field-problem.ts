import type { FieldProblem } from '../../../../shared/wire/basics.ts';
import type { Language } from '../../../../shared/languages.ts';
import type { InvalidFieldsError } from '../../errors/service-error.ts';
import type { Translations } from '../../translations.ts';

/** The media type of RFC 9457. */
export const problemType = 'application/problem+json';

/** Whether a client accepts problem details by name. A wildcard keeps the older format. */
export function acceptsProblem(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => range.split(';')[0]?.trim().toLowerCase() === problemType);
}

export function fieldProblem(
  { fields }: InvalidFieldsError,
  language: Language,
  translations: Translations,
): FieldProblem {
  const errors = [...fields].flatMap(([field, messages]) =>
    messages.map(({ namespace, key, params, path = [] }) => ({
      field,
      path: [...path],
      detail: translations.translate(language, namespace, key, params),
    })),
  );
  return { type: 'about:blank', title: 'Bad Request', status: 400, errors };
}
