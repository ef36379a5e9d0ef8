import { fieldMessage, type RefusedField } from '../refusal.ts';

/** What is wrong with a new password by more than the shape of its form: it stands there twice, and must be the same. */
export function wrongNewPassword(form: {
  readonly password?: unknown;
  readonly confirm_password?: unknown;
}): RefusedField[] {
  const { password, confirm_password: again } = form;
  if (typeof password !== 'string' || typeof again !== 'string' || password === again) return [];
  return [['confirm_password', [fieldMessage('passwords_differ')]]];
}
