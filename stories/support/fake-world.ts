import type { User } from '../../shared/wire/accounts.ts';
import { configureHttp } from '../../src/lib/http.ts';
import { readToken, removeToken } from '../../src/lib/token-cookie.ts';
import { useAppStore } from '../../src/state/app-store.ts';
import type { FakeApi } from './fake-api.ts';
import { installFakeNetwork } from './fake-network.ts';

/** The signed-in editor. */
export const mara: User = {
  id: 'user-1',
  name: 'Mara Ilić',
  email: 'editor@localhost.test',
  email_written: 'editor@localhost.test',
  last_login: null,
  date_joined: '2026-11-20T10:00:00.000Z',
  is_active: true,
  is_blocked: false,
  is_admin: false,
};

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
    renew: (refused) => useAppStore.getState().session.renew(refused),
  });
  const removeNetwork = installFakeNetwork(api.handle);
  return () => {
    removeToken();
    removeNetwork();
  };
}
