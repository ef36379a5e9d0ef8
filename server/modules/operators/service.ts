import { isEmailAddress } from '../../../shared/email.ts';
import { limits } from '../../../shared/limits.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type { Dependencies } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import {
  fieldMessage,
  fieldError,
  throwFieldErrors,
  type FieldError,
} from '../../platform/errors/service-error.ts';
import type { PasswordOwner } from '../../platform/security/easy-words.ts';
import { weakPassword } from '../../platform/security/weak-passwords.ts';
import {
  activateUser,
  createUser,
  findUserByEmail,
  lockUserByEmail,
  replacePassword,
} from '../users/service.ts';

export interface OperatorsChoice {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates another administrator. Throws the same field errors as the API; returns undefined if the address has an
 * account.
 */
export async function createAdministrator(
  dependencies: Dependencies,
  { email, password, name }: OperatorsChoice & { readonly name: string },
): Promise<UserRow | undefined> {
  if (email.length > limits.emailLength || !isEmailAddress(email)) throw fieldError('email', 'invalid_email');
  throwFieldErrors(await wrongPassword(password, { email, name }));
  try {
    const account = { email, name: oneLine(name), role: 'admin', password } as const;
    return await createUser(dependencies, dependencies.db, account);
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/**
 * Sets the password of an account, like a mailed link: every session and mailed key ends, and the account is active.
 * Returns undefined if no account has the address.
 */
export async function resetPasswordOf(
  dependencies: Dependencies,
  { email, password }: OperatorsChoice,
): Promise<UserRow | undefined> {
  const known = await findUserByEmail(dependencies.db, email);
  throwFieldErrors(await wrongPassword(password, known ?? { email, name: '' }));
  const passwordHash = await dependencies.passwords.hash(password);
  return dependencies.db.transaction().execute(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (user === undefined) return undefined;
    await replacePassword({ ...dependencies, language: 'en' }, tx, user, { passwordHash });
    await activateUser(dependencies, tx, user);
    return user;
  });
}

/** Applies the rules of the API, where the schema of the body limits the length. */
async function wrongPassword(password: string, owner: PasswordOwner): Promise<FieldError[]> {
  const { passwordMin: min, passwordMax: max } = limits;
  if (password.length < min) return [['password', [fieldMessage('too_short', { min })]]];
  if (password.length > max) return [['password', [fieldMessage('too_long', { max })]]];
  return weakPassword(password, owner);
}
