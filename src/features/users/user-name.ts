import type { User } from '../../../shared/wire/accounts.ts';

/** The name of an account, else its address (spec section 2). */
export function userName({ name, email_written }: Pick<User, 'name' | 'email_written'>): string {
  return name || email_written;
}
