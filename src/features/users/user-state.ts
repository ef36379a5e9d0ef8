import type { User } from '../../../shared/wire/accounts.ts';
import type { StatusTone } from '../../ui/status-chip.tsx';

export type UserState = 'blocked' | 'admin' | 'active' | 'notActive';

/** By priority (spec section 4). */
export function userState(user: Pick<User, 'is_blocked' | 'is_admin' | 'is_active'>): UserState {
  if (user.is_blocked) return 'blocked';
  if (user.is_admin) return 'admin';
  return user.is_active ? 'active' : 'notActive';
}

export const userStateTones: Readonly<Record<UserState, StatusTone>> = {
  blocked: 'error',
  admin: 'info',
  active: 'success',
  notActive: 'neutral',
};

/** Falls back to the email address (spec section 2). */
export function userName({ name, email_written }: Pick<User, 'name' | 'email_written'>): string {
  return name || email_written;
}
