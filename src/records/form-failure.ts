import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorFields, errorSentence } from '../lib/http-error.ts';
import { showToast } from '../state/app-store.ts';
import { showFieldErrors } from '../ui/form-errors.ts';

/**
 * Shows the errors of a form's fields at the fields, and the rest as a toast; with `all`, a toast shows all of them (spec section
 * 8).
 */
export function showFormFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly FieldPath<Values>[],
  error: unknown,
  toast: 'rest' | 'all' = 'rest',
): void {
  const rest = showFieldErrors(form, names, errorFields(error));
  const said = toast === 'all' ? errorSentence(error) : rest;
  if (said !== '') showToast('error', said);
}
