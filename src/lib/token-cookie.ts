import { limits } from '../../shared/limits.ts';

const name = 'token';

/** The session token that this browser keeps; undefined for a guest. */
export function readToken(): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  const value = entry === undefined ? '' : decodeURIComponent(entry.slice(name.length + 1));
  return value === '' ? undefined : value;
}

/** Keeps the token as long as the server honours it: seven days (spec section 9). */
export function writeToken(token: string): void {
  setCookie(encodeURIComponent(token), limits.sessionLifetime / 1000);
}

export function removeToken(): void {
  setCookie('', 0);
}

/**
 * The cookie is only where the browser remembers the token. The server never reads it, so a request forged
 * by another site is nobody's; `SameSite=Strict` keeps it off the wire from there all the same.
 */
function setCookie(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}
