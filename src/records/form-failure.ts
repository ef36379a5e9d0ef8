import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorFields, errorSentence } from '../lib/http-error.ts';
import { showToast } from '../state/app-store.ts';

interface FailureOptions<Values extends FieldValues> {
  /** The fields that can show an error of the server; all by default. */
  readonly names?: readonly FieldPath<Values>[] | undefined;
  /** Whether the toast also shows the errors at fields (spec section 8). */
  readonly toast?: 'rest' | 'all' | undefined;
}

/**
 * Shows the server's sentences at their fields, focuses the first of these in the form's order, and shows the rest as a
 * toast.
 */
export function showFormFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  { names = Object.keys(form.getValues()) as FieldPath<Values>[], toast }: FailureOptions<Values> = {},
): void {
  const errors = errorFields(error);
  const failed = names.filter((name) => errors[name] !== undefined);
  for (const [position, name] of failed.entries()) {
    const message = errors[name]?.join(', ') ?? '';
    form.setError(name, { type: 'api', message }, { shouldFocus: position === 0 });
  }
  const shown: readonly string[] = failed;
  const rest = Object.entries(errors)
    .filter(([name]) => !shown.includes(name))
    .flatMap(([, sentences]) => sentences);
  const message = toast === 'all' ? errorSentence(error) : rest.join(' ');
  if (message !== '') showToast('error', message);
}
