import { configureHttp } from '../../src/lib/http.ts';
import { readToken, removeToken } from '../../src/lib/token-cookie.ts';
import { useAppStore } from '../../src/state/app-store.ts';
import type { FakeApi } from './fake-api.ts';
import { installFakeNetwork } from './fake-network.ts';
import { makeUser } from './fake-records.ts';

/** The signed-in editor. */
export const mara = makeUser({ last_login: null });

/** Who is at the screen: a signed-in editor or administrator, or a guest. */
export type Visitor = 'editor' | 'administrator' | 'guest';

/** Puts a visitor in front of the fake server. Returns a function that removes the server. */
export function enterWorld(api: FakeApi, visitor: Visitor = 'editor'): () => void {
  useAppStore.setState(useAppStore.getInitialState(), true);
  const user = visitor === 'administrator' ? { ...mara, is_admin: true } : mara;
  const who = visitor === 'guest' ? { status: 'guest' as const } : { status: 'user' as const, user };
  useAppStore.setState(({ session }) => ({ session: { ...session, ...who } }));
  configureHttp({
    readToken,
    readLanguage: () => 'en',
    renew: (rejected) => useAppStore.getState().session.renew(rejected),
  });
  const removeNetwork = installFakeNetwork(api.handle);
  return () => {
    removeToken();
    removeNetwork();
  };
}
