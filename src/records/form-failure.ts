import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorFields } from '../lib/http-error.ts';
import { showToast } from '../state/app-store.ts';
import { showFieldErrors } from '../ui/form-errors.ts';

/** Shows the errors of a form's fields at the fields, and the rest as a toast. */
export function showFormFailure<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly FieldPath<Values>[],
  error: unknown,
): void {
  const rest = showFieldErrors(form, names, errorFields(error));
  if (rest !== '') showToast('error', rest);
}
