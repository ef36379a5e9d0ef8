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
    /** The session has expired, and the user is asked for the password in place. */
    readonly asking: boolean;
    /** The session of this guest has expired, or its user could not be loaded. */
    readonly lost: boolean;
    /** The token for the calls of this tab, whoever has signed in in other tabs since; undefined for a guest. */
    token(): string | undefined;
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
    /** Ends the session here; the server is not asked. */
    end(lost?: boolean): void;
    /**
     * The server refused a call with this token, or without one. Asks a signed-in user for the password in place. Resolves
     * to whether the same user has signed in again, so that the call can be repeated.
     */
    renew(refused: string | undefined): Promise<boolean>;
    /** The user does not sign in again in place: the calls that wait fail. */
    dismiss(): void;
  };
}

export const sessionSlice: Slice<SessionSlice> = (set, get) => {
  /** What the current user's calls have been sent with: such a call can be repeated with the current token. */
  const own = new Set<string | undefined>();
  /** The token of the user on the screen; undefined once the server has refused it. */
  let kept: string | undefined;
  let question: PromiseWithResolvers<boolean> | undefined;

  const write = (part: Partial<SessionSlice['session']>) => set({ session: { ...get().session, ...part } });
  const answer = (signedIn: boolean) => {
    question?.resolve(signedIn);
    question = undefined;
  };
  const enter = (user: User, token: string | undefined) => {
    const isSame = user.id === get().session.user?.id;
    if (!isSame) own.clear();
    kept = token;
    own.add(token);
    write({ status: 'user', user, asking: false });
    answer(isSame);
  };
  const leave = (lost: boolean) => {
    // Another tab may have stored the token of somebody else, which stays.
    if (kept === undefined || readToken() === kept) removeToken();
    kept = undefined;
    own.clear();
    write({ status: 'guest', user: undefined, asking: false, lost });
    answer(false);
  };
  const readUser = async (options?: ReadOptions) => {
    const token = readToken();
    try {
      const user = await getCurrentUser({ ...options, token });
      if (user === undefined) leave(true);
      else enter(user, token);
    } catch (error) {
      // The user can try again in place, with everything still on the screen.
      if (question === undefined) leave(true);
      else removeToken();
      throw error;
    }
  };
  /** Asks for the password, unless the same user has signed in again in another tab. */
  const ask = async () => {
    const stored = readToken();
    const user =
      stored === undefined ? undefined : await getCurrentUser({ token: stored }).catch(() => undefined);
    if (user !== undefined && user.id === get().session.user?.id) enter(user, stored);
    else if (question !== undefined) write({ asking: true });
  };
  return {
    session: {
      status: 'loading',
      user: undefined,
      asking: false,
      lost: false,
      token() {
        return get().session.status === 'loading' ? readToken() : kept;
      },
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
        leave(false);
      },
      async loadUser() {
        if (readToken() === undefined) return leave(false);
        await readUser({ patient: true });
      },
      userChanged: (user) => write({ user }),
      end: (lost = false) => leave(lost),
      async renew(refused) {
        // A guest has no session to lose.
        if (get().session.status !== 'user') return false;
        if (refused === kept) {
          own.add(refused);
          if (refused !== undefined && readToken() === refused) removeToken();
          kept = undefined;
        } else if (!own.has(refused)) {
          return false;
        } else if (kept !== undefined && question === undefined) {
          // The answer is late: the same user has signed in since.
          return true;
        }
        if (question === undefined) {
          question = Promise.withResolvers();
          const { promise } = question;
          await ask();
          return promise;
        }
        return question.promise;
      },
      dismiss() {
        write({ asking: false });
        answer(false);
      },
    },
  };
};
