import { readDevice, storeDevice } from '../lib/devices.ts';
import { http } from '../lib/http.ts';
import { apiUrl } from '../lib/http-session.ts';
import type {
  CaptchaChallenge,
  LoginAnswer,
  LoginInput,
  PasswordSetInput,
  RegisterInput,
} from '../../shared/wire/accounts.ts';
import type { SocialProviderName } from '../../shared/wire/social.ts';

export async function login(input: LoginInput): Promise<LoginAnswer> {
  const { email } = input;
  const answer = await http.post<LoginAnswer>('/api/auth/', {
    body: { ...input, device: readDevice(email) },
  });
  storeDevice(email, answer.device);
  return answer;
}

/** Ends the session on the server, so a copy of its token is worthless. */
export function logout(): Promise<void> {
  return http.delete('/api/auth/');
}

export function register(input: RegisterInput): Promise<void> {
  return http.post('/api/auth/register/', { body: input });
}

/** A challenge of the built-in captcha. */
export function getCaptchaChallenge(signal: AbortSignal): Promise<CaptchaChallenge> {
  return http.get('/api/auth/captcha/', { signal });
}

/** Activates the account whose address received this key. */
export function activate(key: string): Promise<void> {
  return http.post('/api/auth/activation/', { body: { key } });
}

/** Sends a password reset link to the address, if it has an account. */
export function requestPasswordReset(email: string): Promise<void> {
  return http.post('/api/auth/request-account/', { body: { email, device: readDevice(email) } });
}

/** Resolves if the key can still set a password. Checking does not use it up. */
export function checkResetKey(key: string): Promise<void> {
  return http.post('/api/auth/reset_password/', { body: { key } });
}

/** Sets the password and ends every session of the user. */
export function setPassword(input: PasswordSetInput): Promise<void> {
  return http.post('/api/auth/reset_password/set/', { body: input });
}

/** The address that starts a sign-in with a provider: a navigation, not a call. */
export function socialSignInUrl(provider: SocialProviderName): string {
  return apiUrl(`/api/auth/social/${provider}/`).href;
}
