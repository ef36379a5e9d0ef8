import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { installFakeNetwork, type FakeRequest } from '../../stories/support/fake-network.ts';
import { makeUser } from '../../stories/support/fake-records.ts';
import { configureHttp } from '../lib/http.ts';
import { readToken, removeToken, writeToken } from '../lib/token-cookie.ts';
import { createAppStore } from './app-store.ts';

const mara = makeUser({ email: 'mara@example.org' });

type Answers = Record<string, (request: FakeRequest) => Promise<Response> | Response>;

function answering(answers: Answers): readonly FakeRequest[] {
  const requests: FakeRequest[] = [];
  onTestFinished(
    installFakeNetwork(async (request) => {
      requests.push(request);
      const answer = answers[`${request.method} ${request.path}`];
      return answer === undefined ? Response.json({}, { status: 404 }) : answer(request);
    }),
  );
  return requests;
}

const listOf = (results: readonly unknown[]) =>
  Response.json({ results, count: results.length, next: null, previous: null });

const rejected = { message: 'No.', code: 'invalid_token', detail: 'No.' };

beforeEach(() => configureHttp({ readToken, readLanguage: () => 'en', renew: async () => false }));
afterEach(() => removeToken());

test('without a token the server is not asked, and the visitor is a guest', async () => {
  const requests = answering({});
  const { getState } = createAppStore();
  await getState().session.loadUser();
  expect(getState().session.status).toBe('guest');
  expect(requests).toHaveLength(0);
});

/** The state after the token `abc` has loaded its user. */
async function signedIn(answers: Answers = {}, user = mara) {
  const requests = answering({ 'GET /api/users/': () => listOf([user]), ...answers });
  writeToken('abc');
  const { getState } = createAppStore();
  await getState().session.loadUser();
  return { requests, getState };
}

test('the stored token is sent in the header and loads its user', async () => {
  const { requests, getState } = await signedIn();
  expect(getState().session).toMatchObject({ status: 'user', user: mara });
  expect(requests[0]?.headers.get('authorization')).toBe('Token abc');
});

test('a user that cannot be loaded ends the session and removes the token', async () => {
  answering({ 'GET /api/users/': () => Response.json(rejected, { status: 401 }) });
  writeToken('old');
  const { getState } = createAppStore();
  await expect(getState().session.loadUser()).rejects.toThrow('No.');
  expect(getState().session.status).toBe('guest');
  expect(readToken()).toBeUndefined();
});

const unavailable = (headers: HeadersInit = {}) =>
  Response.json({ message: 'Busy.', code: 'unavailable' }, { status: 503, headers });

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a failure of the server', () => Response.json({}, { status: 500 })],
  ['a server that is busy', () => unavailable()],
  ['too many calls', () => Response.json({}, { status: 429 })],
])('loading the user is retried after %s, and the session continues', async (_name, failure) => {
  const answers: (() => Promise<Response> | Response)[] = [failure, failure, () => listOf([mara])];
  answering({ 'GET /api/users/': () => (answers.shift() ?? failure)() });
  writeToken('abc');
  const { getState } = createAppStore();
  const loading = getState().session.loadUser();
  expect(getState().session.status).toBe('loading');
  await loading;
  expect(getState().session).toMatchObject({ status: 'user', user: mara });
  expect(readToken()).toBe('abc');
});

test('loading the user is tried four times, each pause twice the last, and then the session ends', async () => {
  const times: number[] = [];
  answering({
    'GET /api/users/': () => {
      times.push(performance.now());
      return unavailable();
    },
  });
  writeToken('abc');
  const { getState } = createAppStore();
  vi.useFakeTimers();
  const failure = getState()
    .session.loadUser()
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toMatchObject({ message: 'Busy.' });
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toEqual([350, 700, 1400]);
  expect(getState().session.status).toBe('guest');
  expect(readToken()).toBeUndefined();
});

test('a server that names a time to retry is asked again then', async () => {
  const times: number[] = [];
  const answers = [unavailable({ 'Retry-After': '1' }), listOf([mara])];
  answering({
    'GET /api/users/': () => {
      times.push(performance.now());
      return answers.shift() ?? Response.error();
    },
  });
  writeToken('abc');
  const { getState } = createAppStore();
  vi.useFakeTimers();
  const loaded = getState().session.loadUser();
  await vi.runAllTimersAsync();
  await loaded;
  expect(getState().session.status).toBe('user');
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(1000);
});

test('signing in stores the token and loads its user', async () => {
  answering({
    'POST /api/auth/': () => Response.json({ token: 'fresh' }),
    'GET /api/users/': () => listOf([mara]),
  });
  const { getState } = createAppStore();
  await getState().session.signIn({ email: mara.email, password: 'tidewater' });
  expect(readToken()).toBe('fresh');
  expect(getState().session.user).toEqual(mara);
});

test('a rejected sign-in shows why and leaves no token behind', async () => {
  const rejection = { message: 'Incorrect email or password.', code: 'invalid_credentials' };
  answering({ 'POST /api/auth/': () => Response.json(rejection, { status: 400 }) });
  const { getState } = createAppStore();
  const attempt = getState().session.signIn({ email: mara.email, password: 'wrong' });
  await expect(attempt).rejects.toThrow('Incorrect email or password.');
  expect(readToken()).toBeUndefined();
});

test('signing out revokes the token on the server and removes it at once', async () => {
  const { requests, getState } = await signedIn({
    'DELETE /api/auth/': () => new Response(null, { status: 204 }),
  });
  getState().session.signOut();
  expect(getState().session).toMatchObject({ status: 'guest', user: undefined });
  expect(readToken()).toBeUndefined();
  await expect.poll(() => requests.at(-1)?.method).toBe('DELETE');
  expect(requests.at(-1)?.headers.get('authorization')).toBe('Token abc');
});

const jovan = makeUser({ id: 'user-2', email: 'jovan@example.org' });

/** Mara is signed in with the token `abc`, and the server no longer accepts it. */
async function expired() {
  const users = [mara];
  const { getState } = await signedIn({
    'POST /api/auth/': () => Response.json({ token: 'fresh' }),
    'GET /api/users/': () => listOf(users),
  });
  const { session } = getState();
  configureHttp({ readToken, readLanguage: () => 'en', renew: session.renew });
  const signIn = (as = mara) => {
    users.splice(0, 1, as);
    return session.signIn({ email: as.email, password: 'tidewater' });
  };
  return { state: () => getState().session, session, signIn };
}

test('an expired session keeps the user on the screen, removes the token and asks once for all calls', async () => {
  const { state, session, signIn } = await expired();
  const calls = [session.renew('abc'), session.renew('abc')];
  expect(readToken()).toBeUndefined();
  expect(state()).toMatchObject({ status: 'user', user: mara, asking: true });
  await signIn();
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(state()).toMatchObject({ status: 'user', user: mara, asking: false });
});

test('a late answer to the old token repeats the call at once, without asking again', async () => {
  const { state, session, signIn } = await expired();
  void session.renew('abc');
  await signIn();
  expect(await session.renew('abc')).toBe(true);
  expect(state().asking).toBe(false);
  expect(readToken()).toBe('fresh');
});

test('if another user signs in, no call of the first user is repeated', async () => {
  const { state, session, signIn } = await expired();
  const call = session.renew('abc');
  await signIn(jovan);
  expect(await call).toBe(false);
  expect(state()).toMatchObject({ user: jovan, asking: false });
  expect(await session.renew('abc')).toBe(false);
  expect(state().asking).toBe(false);
});

test('a call that was made before signing out is not repeated for the next user', async () => {
  const { state, session, signIn } = await expired();
  session.end();
  await signIn(jovan);
  expect(await session.renew('abc')).toBe(false);
  expect(state()).toMatchObject({ user: jovan, asking: false });
});

test('a user who does not sign in again stays, and is asked again by the next call', async () => {
  const { state, session } = await expired();
  const call = session.renew('abc');
  session.dismiss();
  expect(await call).toBe(false);
  expect(state()).toMatchObject({ status: 'user', asking: false });
  void session.renew(undefined);
  expect(state().asking).toBe(true);
});

test('a guest is not asked for a password', async () => {
  const { state, session } = await expired();
  session.end();
  expect(await session.renew(undefined)).toBe(false);
  expect(state()).toMatchObject({ status: 'guest', asking: false });
});

test('a sign-in whose user cannot be loaded shows why', async () => {
  answering({
    'POST /api/auth/': () => Response.json({ token: 'fresh' }),
    'GET /api/users/': () => Response.json({ message: 'Busy.', code: 'unavailable' }, { status: 503 }),
  });
  const { getState } = createAppStore();
  const attempt = getState().session.signIn({ email: mara.email, password: 'tidewater' });
  await expect(attempt).rejects.toThrow('Busy.');
  expect(getState().session.status).toBe('guest');
  expect(readToken()).toBeUndefined();
});

test('the workspaces of an administrator are not requested', async () => {
  const { requests, getState } = await signedIn({}, { ...mara, is_admin: true });
  await getState().workspaces.load();
  expect(getState().workspaces).toMatchObject({ status: 'ready', list: [] });
  expect(requests).toHaveLength(1);
});

test('if the workspaces cannot be read, the list stays and the status reports it', async () => {
  const workspace = { id: 'w1', title: 'Tide' };
  let answer = () => listOf([workspace]);
  const { getState } = await signedIn({ 'GET /api/workspaces/': () => answer() });
  await getState().workspaces.load();
  expect(getState().workspaces.status).toBe('ready');
  answer = () => Response.json({ message: 'No.', code: 'unavailable' }, { status: 503 });
  await getState().workspaces.load();
  expect(getState().workspaces).toMatchObject({ status: 'failed', list: [workspace] });
});

test('an answer for a user who has signed out is dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { getState } = await signedIn({ 'GET /api/workspaces/': () => promise });
  const loading = getState().workspaces.load();
  getState().workspaces.clear();
  resolve(listOf([{ id: 'w1' }]));
  await loading;
  expect(getState().workspaces).toMatchObject({ status: 'idle', list: [] });
});
