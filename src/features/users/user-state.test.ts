import { expect, test } from 'vitest';
import { userState } from './user-state.ts';

test.each([
  ['blocked', { is_blocked: true, is_admin: true, is_active: true }],
  ['admin', { is_blocked: false, is_admin: true, is_active: false }],
  ['active', { is_blocked: false, is_admin: false, is_active: true }],
  ['notActive', { is_blocked: false, is_admin: false, is_active: false }],
] as const)('the state is %s for %j', (state, user) => {
  expect(userState(user)).toBe(state);
});
