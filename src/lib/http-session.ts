export interface HttpSession {
  /** Undefined for a guest. */
  readToken(): string | undefined;
  /** The language of the server's answers. */
  readLanguage(): string;
  /**
   * Called when the server rejected a call with this token, or without one. Resolves to whether the same user has
   * signed in again, so that the call can be repeated.
   */
  renew(rejected: string | undefined): Promise<boolean>;
}

let session: HttpSession = {
  readToken: () => undefined,
  readLanguage: () => 'en',
  renew: async () => false,
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

export function withQuery(path: string, query: Query): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return path;
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, `${value}`]))}`;
}

export function currentSession(): HttpSession {
  return session;
}

export function sessionHeaders(): Record<string, string> {
  const token = session.readToken();
  const headers: Record<string, string> = { 'Accept-Language': session.readLanguage() };
  if (token !== undefined) headers['Authorization'] = `Token ${token}`;
  return headers;
}
