import type { User } from '../../../shared/wire/accounts.ts';

/** Returns the name of an account, or its email address if it has no name (spec section 2). */
export function userName({ name, email_written }: Pick<User, 'name' | 'email_written'>): string {
  return name || email_written;
}
