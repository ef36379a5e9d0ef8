import type { User } from '../../../shared/wire/accounts.ts';

/** What an account is called: its name, else its address (spec section 2). */
export function userName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email;
}
