import { limits } from '../../shared/limits.ts';

const name = 'token';

/** Undefined for a guest. */
export function readToken(): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  const value = entry === undefined ? '' : decodeURIComponent(entry.slice(name.length + 1));
  return value === '' ? undefined : value;
}

/** Stores the token as long as the server accepts it: seven days (spec section 9). */
export function writeToken(token: string): void {
  setCookie(encodeURIComponent(token), limits.sessionLifetime / 1000);
}

export function removeToken(): void {
  setCookie('', 0);
}

/**
 * The cookie only stores the token. The server sees from it only whether there is one, so a request forged by another site has no
 * session. `SameSite=Strict` keeps it out of such requests anyway.
 */
function setCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}
