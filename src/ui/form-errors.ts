import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows the server's sentences at their fields, focuses the first of these in the form's order, and returns the sentences
 * that no field of the form can show.
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
