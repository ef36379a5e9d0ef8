import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's sentences at the fields they are about, focuses the first of them in the form's order, and
 * answers with the sentences that no field of the form can show.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly FieldPath<Values>[],
  errors: Readonly<Record<string, readonly string[]>>,
): string {
  const failed = names.filter((name) => errors[name] !== undefined);
  for (const [position, name] of failed.entries()) {
    const message = errors[name]?.join(', ') ?? '';
    form.setError(name, { type: 'api', message }, { shouldFocus: position === 0 });
  }
  const shown: readonly string[] = failed;
  return Object.entries(errors)
    .filter(([name]) => !shown.includes(name))
    .flatMap(([, sentences]) => sentences)
    .join(' ');
}
