import { fieldMessage, type FieldError } from '../errors/service-error.ts';

/** Validates a new password beyond the shape of its form: it is entered twice, and both must match. */
export function wrongNewPassword(form: {
  readonly password?: unknown;
  readonly confirm_password?: unknown;
}): FieldError[] {
  const { password, confirm_password: again } = form;
  if (typeof password !== 'string' || typeof again !== 'string' || password === again) return [];
  return [['confirm_password', [fieldMessage('passwords_differ')]]];
}
