import type { Guard } from './app-types.ts';

export function isMemberWrite(method: string, guard: Guard | undefined): boolean {
  const isMembers = guard === 'signed_in' || guard === 'user' || guard === 'admin';
  return isMembers && !['GET', 'HEAD', 'OPTIONS'].includes(method);
}
