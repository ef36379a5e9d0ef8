import { login, logout } from '../api/auth.ts';
import { getCurrentUser } from '../api/users.ts';
import type { ReadOptions } from '../lib/http.ts';
import { readToken, removeToken, writeToken } from '../lib/token-cookie.ts';
import type { LoginInput, User } from '../../shared/wire/accounts.ts';
import type { Slice } from './slice.ts';

export type SessionStatus = 'loading' | 'guest' | 'user';

export interface SessionSlice {
  readonly session: {
    readonly status: SessionStatus;
    /** Undefined unless the status is `user`. */
    readonly user: User | undefined;
    /** Resolves when the user has loaded. Rejects with the server's refusal. */
    signIn(input: LoginInput): Promise<void>;
    /** Continues a session that was opened elsewhere, by a provider of social sign-in. */
    adopt(token: string): Promise<void>;
    signOut(): void;
    /**
     * Loads the user of the stored token, retrying temporary failures. If all attempts fail, ends the session and rejects
     * with the failure (spec section 4).
     */
    loadUser(): Promise<void>;
    /** Updates the user after a change. */
    userChanged(user: User): void;
    /** The server no longer accepts the token. */
    expired(): void;
    /**
     * Keeps the user on the screen if the session expires, until the returned function is called. Hold only while
     * there is something to lose. The last holder is told to ask for the password.
     */
    hold(ask: () => void): () => void;
  };
}

export const sessionSlice: Slice<SessionSlice> = (set, get) => {
  /** The session expired but is held: it ends with the last holder, unless the user signs in again first. */
  let lapsed = false;
  const enter = (user: User) => {
    lapsed = false;
    set({ session: { ...get().session, status: 'user', user } });
  };
  const leave = () => {
    lapsed = false;
    removeToken();
    set({ session: { ...get().session, status: 'guest', user: undefined } });
  };
  const readUser = async (options?: ReadOptions) => {
    try {
      const user = await getCurrentUser(options);
      if (user === undefined) leave();
      else enter(user);
    } catch (error) {
      leave();
      throw error;
    }
  };
  const holders: { readonly ask: () => void }[] = [];
  return {
    session: {
      status: 'loading',
      user: undefined,
      async signIn(input) {
        const { token } = await login(input);
        await get().session.adopt(token);
      },
      async adopt(token) {
        writeToken(token);
        await readUser();
      },
      signOut() {
        // The token is removed here whatever the server answers, so do not wait for it.
        logout().catch(() => undefined);
        leave();
      },
      async loadUser() {
        if (readToken() === undefined) return leave();
        await readUser({ patient: true });
      },
      userChanged: enter,
      expired() {
        const holder = holders.at(-1);
        if (holder === undefined) return leave();
        lapsed = true;
        removeToken();
        holder.ask();
      },
      hold(ask) {
        const holder = { ask };
        holders.push(holder);
        return () => {
          holders.splice(holders.indexOf(holder), 1);
          if (holders.length === 0 && lapsed) leave();
        };
      },
    },
  };
};
