/** What calls need to know about the current user. */
export interface HttpSession {
  /** The session token; undefined for a guest. */
  readToken(): string | undefined;
  /** The language that the server should answer in. */
  readLanguage(): string;
  /** The server refused the token that was sent, or requires a token after the last one was dropped. */
  onUnauthorized(): void;
}

let session: HttpSession = {
  readToken: () => undefined,
  readLanguage: () => 'en',
  onUnauthorized: () => undefined,
};

/** Sets the session that calls take token and language from. Call it once at start. */
export function configureHttp(next: HttpSession): void {
  session = next;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** The URL of an API path: on this origin unless the build names another (`VITE_API_BASE`). */
export function apiUrl(path: string): URL {
  const base = (import.meta.env['VITE_API_BASE'] as string | undefined) ?? '';
  return new URL(base.replace(/\/$/, '') + path, document.baseURI);
}

/** A path with its query. */
export function withQuery(path: string, query: Query): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return path;
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, `${value}`]))}`;
}

/** The headers of every call, and the token that they contain. */
export function sessionHeaders(): { headers: Record<string, string>; token: string | undefined } {
  const token = session.readToken();
  const headers: Record<string, string> = { 'Accept-Language': session.readLanguage() };
  if (token !== undefined) headers['Authorization'] = `Token ${token}`;
  return { headers, token };
}

/**
 * Tells the application that its session ended. An answer to an older token says nothing about the
 * current one: a late answer must not sign out somebody who has signed in again. A user who put off signing in
 * again sends no token, and is asked again.
 */
export function reportUnauthorized(sentToken: string | undefined): void {
  if (sentToken === session.readToken()) session.onUnauthorized();
}
