import type { User } from '../../../shared/wire/accounts.ts';

/** Falls back to the email address (spec section 2). */
export function userName({ name, email_written }: Pick<User, 'name' | 'email_written'>): string {
  return name || email_written;
}
