import type { User } from '../../../shared/wire/accounts.ts';

/** The name of an account, else its address (spec section 2). */
export function userName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name || email;
}
