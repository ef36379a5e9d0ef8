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
    /** Resolves when the user has loaded. Rejects with the server's error. */
    signIn(input: LoginInput): Promise<void>;
    /** Continues a session that was opened elsewhere, by a provider of social sign-in. */
    adopt(token: string): Promise<void>;
    signOut(): void;
    /**
     * Loads the user of the stored token, retrying temporary failures. If all attempts fail, ends the session and rejects
     * with the failure (spec section 4).
     */
    loadUser(): Promise<void>;
    userChanged(user: User): void;
    /** Ends the session here; the server is not asked. */
    end(lost?: boolean): void;
    /** Another user has signed in in this browser, and the token is theirs: ends the session in this tab only. */
    replaced(): void;
    /**
     * Called when the server rejected a call with this token, or without one. Asks a signed-in user for the password in
     * place. Resolves to whether the same user has signed in again, so that the call can be repeated.
     */
    renew(rejected: string | undefined): Promise<boolean>;
    /** Call when the user declines to sign in again: waiting calls fail. */
    dismiss(): void;
  };
}

export const sessionSlice: Slice<SessionSlice> = (set, get) => {
  /** The tokens of the current user's calls: such a call can be repeated with the current token. */
  const own = new Set<string | undefined>();
  /** The token whose user is being loaded. If it is rejected, asking for the password cannot help. */
  let trying: string | undefined;
  let question: PromiseWithResolvers<boolean> | undefined;

  const write = (part: Partial<SessionSlice['session']>) => set({ session: { ...get().session, ...part } });
  const answer = (signedIn: boolean) => {
    question?.resolve(signedIn);
    question = undefined;
  };
  const enter = (user: User) => {
    const isSame = user.id === get().session.user?.id;
    if (!isSame) own.clear();
    own.add(readToken());
    write({ status: 'user', user, asking: false });
    answer(isSame);
  };
  const leave = (lost: boolean) => {
    removeToken();
    depart(lost);
  };
  const depart = (lost: boolean) => {
    own.clear();
    write({ status: 'guest', user: undefined, asking: false, lost });
    answer(false);
  };
  const readUser = async (options?: ReadOptions) => {
    trying = readToken();
    try {
      const user = await getCurrentUser(options);
      if (user === undefined) leave(true);
      else enter(user);
    } catch (error) {
      // The user can try again in place, with everything still on the screen.
      if (question === undefined) leave(true);
      else removeToken();
      throw error;
    } finally {
      trying = undefined;
    }
  };
  return {
    session: {
      status: 'loading',
      user: undefined,
      asking: false,
      lost: false,
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
      replaced: () => depart(true),
      async renew(rejected) {
        const current = readToken();
        // A guest has no session to lose.
        if (get().session.status !== 'user' || (rejected !== undefined && rejected === trying)) return false;
        if (rejected === current) {
          own.add(rejected);
          removeToken();
        } else if (!own.has(rejected)) {
          return false;
        } else if (current !== undefined && question === undefined) {
          // The answer is late: a user has signed in since.
          return own.has(current);
        }
        if (question === undefined) write({ asking: true });
        question ??= Promise.withResolvers();
        return question.promise;
      },
      dismiss() {
        write({ asking: false });
        answer(false);
      },
    },
  };
};
