import { http } from '../lib/http.ts';
import type { LoginAnswer, LoginInput } from '../shared/wire/accounts.ts';

export function login(input: LoginInput): Promise<LoginAnswer> {
  return http.post('/api/auth/', { body: input });
}

/** Ends the session on the server, so that its token is worth nothing to whoever kept it. */
export function logout(): Promise<void> {
  return http.delete('/api/auth/');
}
