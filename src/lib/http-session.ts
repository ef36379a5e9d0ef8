/** What the calls need to know about the person at the screen. */
export interface HttpSession {
  /** The session token; undefined for a guest. */
  readToken(): string | undefined;
  /** The language in which the server shall answer. */
  readLanguage(): string;
  /** The server no longer takes the token that was sent, or wants one where there is none any more. */
  onUnauthorized(): void;
}

let session: HttpSession = {
  readToken: () => undefined,
  readLanguage: () => 'en',
  onUnauthorized: () => undefined,
};

/** Says, once at start, whose token and language go out with each call. */
export function configureHttp(next: HttpSession): void {
  session = next;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Where a path of the API is: on this origin unless the build names another (`VITE_API_BASE`). */
export function apiUrl(path: string): URL {
  const base = (import.meta.env['VITE_API_BASE'] as string | undefined) ?? '';
  return new URL(base.replace(/\/$/, '') + path, document.baseURI);
}

/** A path with what is asked for behind it. */
export function withQuery(path: string, query: Query): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return path;
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, `${value}`]))}`;
}

/** The headers of every call, and the token in them. */
export function sessionHeaders(): { headers: Record<string, string>; token: string | undefined } {
  const token = session.readToken();
  const headers: Record<string, string> = { 'Accept-Language': session.readLanguage() };
  if (token !== undefined) headers['Authorization'] = `Token ${token}`;
  return { headers, token };
}

/**
 * Tells the application that its session ended. An answer to an older token says nothing about the
 * present one: somebody who has signed in again must not be signed out by a late answer. Whoever put off signing in
 * again sends no token, and is asked again.
 */
export function reportUnauthorized(sentToken: string | undefined): void {
  if (sentToken === session.readToken()) session.onUnauthorized();
}
