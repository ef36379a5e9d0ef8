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
    /** Rejects with the server's refusal; otherwise the user is loaded when it resolves. */
    signIn(input: LoginInput): Promise<void>;
    /** Goes on with a session that was opened elsewhere: by a provider of social sign-in. */
    adopt(token: string): Promise<void>;
    signOut(): void;
    /**
     * Asks who the kept token belongs to, more than once where the failure may pass. Then it rejects with the failure,
     * which has ended the session (spec section 4).
     */
    loadUser(): Promise<void>;
    /** Takes over the user's own record after a change. */
    userChanged(user: User): void;
    /** The server no longer takes the token. */
    expired(): void;
    /**
     * Lets an expired session leave the user where they are, until what it answers with is called: while there is
     * something to lose, and no longer. Whoever held last is told to ask for the password.
     */
    hold(ask: () => void): () => void;
  };
}

export const sessionSlice: Slice<SessionSlice> = (set, get) => {
  /** The session expired and is held: it ends with the last holder, unless somebody has signed in by then. */
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
        // The token dies here whatever the server says, so its answer is not waited for.
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
