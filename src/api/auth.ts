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

export function login(input: LoginInput): Promise<LoginAnswer> {
  return http.post('/api/auth/', { body: input });
}

/** Ends the session on the server, so that its token is worth nothing to whoever kept it. */
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

/** Activates the account whose address got this key. */
export function activate(key: string): Promise<void> {
  return http.post('/api/auth/activation/', { body: { key } });
}

/** Has a link for a new password sent to the address, if there is an account for it. */
export function requestPasswordReset(email: string): Promise<void> {
  return http.post('/api/auth/request-account/', { body: { email } });
}

/** Resolves when the key still allows to set a password; it is not used up. */
export function checkResetKey(key: string): Promise<void> {
  return http.post('/api/auth/reset_password/', { body: { key } });
}

/** Sets the password and ends every session of the user. */
export function setPassword(input: PasswordSetInput): Promise<void> {
  return http.post('/api/auth/reset_password/set/', { body: input });
}

/** Where a browser begins to sign in with a provider: a navigation, not a call. */
export function socialSignInUrl(provider: SocialProviderName): string {
  return apiUrl(`/api/auth/social/${provider}/`).href;
}
