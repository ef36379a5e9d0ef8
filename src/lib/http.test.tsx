import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeNetwork, type FakeRequest } from '../../stories/support/fake-network.ts';
import { configureHttp, http, HttpError } from './http.ts';
import { upload } from './upload.ts';

let token: string | undefined;
let answer: () => Response | Promise<Response>;
let sent: FakeRequest[];
let removeNetwork: () => void;
const renew = vi.fn<(rejected: string | undefined) => Promise<boolean>>();

beforeEach(() => {
  token = 'abc';
  sent = [];
  answer = () => json(200, {});
  renew.mockReset().mockResolvedValue(false);
  configureHttp({ readToken: () => token, readLanguage: () => 'sr-Cyrl', renew });
  removeNetwork = installFakeNetwork(async (request) => {
    sent.push(request);
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  removeNetwork();
});

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

async function failure(call: Promise<unknown>): Promise<HttpError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError))
    throw new Error('The call did not fail with an HttpError', { cause: error });
  return error;
}

test('sends the token and the language', async () => {
  await http.get('/api/pages/', { query: { workspace: 'w', search: undefined } });
  expect(sent[0]?.headers.get('Authorization')).toBe('Token abc');
  expect(sent[0]?.headers.get('Accept-Language')).toBe('sr-Cyrl');
  expect(sent[0]?.query.toString()).toBe('workspace=w');
});

test('sends no Authorization for a guest', async () => {
  token = undefined;
  await http.get('/api/features/');
  expect(sent[0]?.headers.has('Authorization')).toBe(false);
});

test('sends the revision and the idempotency key of a write', async () => {
  await http.patch('/api/blocks/1/', { body: { order: 2 }, ifMatch: 7, idempotencyKey: 'k' });
  expect(sent[0]?.headers.get('If-Match')).toBe('"7"');
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k');
  expect(sent[0]?.body).toEqual({ order: 2 });
});

const taken = { title: ['Too long.', 'Too dull.'], url_path: ['Taken.'] };
const stale = { message: 'Changed.', code: 'stale_write', detail: 'Changed.', current: { revision: 9 } };

test.each<[what: string, status: number, body: unknown, error: Partial<HttpError>]>([
  [
    'the message and code, lists joined by spaces',
    403,
    { message: ['Not', 'yours.'], code: 'permission_denied', detail: 'Not yours.' },
    { status: 403, code: 'permission_denied', message: 'Not yours.' },
  ],
  ['errors by field', 400, taken, { status: 400, code: 'invalid_fields', fields: taken }],
  ['a field called message', 400, { message: ['Required.'] }, { fields: { message: ['Required.'] } }],
  ['errors of no field', 400, { non_field_errors: ['All or nothing.'] }, { message: 'All or nothing.' }],
  ['the current record', 412, stale, { code: 'stale_write', current: { revision: 9 } }],
  ['an answer that is not from the API', 502, '<html>Bad gateway</html>', { status: 502, code: 'failed' }],
])('reads from an error %s', async (_what, status, body, error) => {
  answer = () => (typeof body === 'string' ? new Response(body, { status }) : json(status, body));
  expect(await failure(http.post('/api/pages/'))).toMatchObject(error);
});

test('reports offline when no answer comes, and does not send a write twice', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failure(http.post('/api/pages/', { body: {} }))).toMatchObject({ status: 0, code: 'offline' });
  expect(sent).toHaveLength(1);
});

const rejection = { message: 'Session expired. Please login again.', code: 'invalid_token', detail: '' };

/** The server accepts only the token `fresh`, which the user gets by signing in again. */
function expire(signedInAgain: boolean): void {
  answer = () => (token === 'fresh' ? json(200, { id: 'm' }) : json(401, rejection));
  renew.mockImplementation(async () => {
    token = 'fresh';
    return signedInAgain;
  });
}

test.each([
  ['a read', () => http.get('/api/pages/')],
  ['a write', () => http.post('/api/pages/', { body: { title: 'Tea' }, idempotencyKey: 'k' })],
  ['an upload', () => upload('/api/media/', new FormData())],
])('repeats %s with the new token once the user has signed in again', async (_name, call) => {
  expire(true);
  expect(await call()).toEqual({ id: 'm' });
  expect(renew.mock.calls).toEqual([['abc']]);
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Token abc', 'Token fresh']);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(sent[1]?.headers.get('Idempotency-Key')).toBe(sent[0]?.headers.get('Idempotency-Key'));
});

test('fails with the error if the user does not sign in again, and repeats nothing', async () => {
  expire(false);
  expect(await failure(http.get('/api/pages/'))).toMatchObject({ status: 401, code: 'invalid_token' });
  expect(sent).toHaveLength(1);
});

test('does not repeat a call that was aborted while the user was signing in', async () => {
  expire(true);
  const controller = new AbortController();
  const signIn = renew.getMockImplementation();
  renew.mockImplementation(async (rejected) => {
    controller.abort();
    return (await signIn?.(rejected)) === true;
  });
  const call = http.get('/api/pages/', { signal: controller.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

test('aborts a call whose result is no longer needed', async () => {
  answer = () => new Promise(() => undefined);
  const controller = new AbortController();
  const call = http.get('/api/pages/', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('ends a call after 30 seconds without an answer', async () => {
  answer = () => new Promise(() => undefined);
  vi.useFakeTimers();
  const call = failure(http.get('/api/pages/', { patient: true }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await call).toMatchObject({ status: 0, code: 'timeout' });
  expect(sent).toHaveLength(1);
});

test('does not retry a read that was aborted during the pause', async () => {
  answer = () => json(503, {});
  vi.useFakeTimers();
  const controller = new AbortController();
  const call = http.get('/api/pages/', { patient: true, signal: controller.signal });
  const reason = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  expect(await reason).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

test('uploads a form with its file name, token and progress', async () => {
  answer = () => json(201, { id: 'm' });
  const form = new FormData();
  form.append('file', new File(['x'], 'čaj.jpg', { type: 'image/jpeg' }));
  const onProgress = vi.fn();
  expect(await upload('/api/media/', form, { onProgress })).toEqual({ id: 'm' });
  expect(onProgress).toHaveBeenCalledWith(0.5);
  expect(sent[0]?.headers.get('Authorization')).toBe('Token abc');
  expect(sent[0]?.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''%C4%8Daj.jpg");
});
