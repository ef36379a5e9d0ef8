import sharp from 'sharp';
import { editorAccount } from '../support/real-server.ts';

/** The server answered, but not with success. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;

  constructor(call: string, answer: Response, text: string) {
    super(`${call}: ${answer.status} ${text}`);
    this.status = answer.status;
    this.code = codeIn(text);
    this.retryAfter = answer.headers.get('retry-after');
  }
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string }).code;
  } catch {
    return undefined;
  }
}

/** What to send besides the address. With a body, the method is POST unless it is named. */
export interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Somebody who is signed in and sends requests below `/api/`. A call rejects with `RefusedError` when the answer is no
 * success, and with what `fetch` throws when there was no whole answer within 30 seconds.
 */
export type Call = <Body>(address: string, sent?: Sent) => Promise<Body>;

/** Signs in, as the editor of the test servers unless another account is named. */
export async function signIn(url: string, account: object = editorAccount): Promise<Call> {
  const { token } = await send<{ token: string }>(url, 'auth/', { body: account });
  return (address, { headers, ...sent } = {}) =>
    send(url, address, { ...sent, headers: { authorization: `Token ${token}`, ...headers } });
}

async function send<Body>(url: string, address: string, { method, body, headers }: Sent): Promise<Body> {
  const isForm = body instanceof FormData;
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  const answer = await fetch(`${url}/api/${address}`, {
    method: verb,
    headers: { ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new RefusedError(`${verb} ${address}`, answer, text);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}

/** Sides of the pictures that `upload` sends, in pixels. */
export const pictureSide = 600;

/** Noise, which does not compress. */
const picture = sharp({
  create: {
    width: pictureSide,
    height: pictureSide,
    channels: 3,
    background: 'red',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg()
  .toBuffer();

/** Uploads a picture and returns the name of its file. */
export async function upload(call: Call, workspace: string): Promise<string> {
  const form = new FormData();
  form.set('workspace', workspace);
  form.set('file', new Blob([new Uint8Array(await picture)]), 'storm.jpg');
  return (await call<{ file: string }>('media/', { body: form })).file;
}

/** The names of the files in the library of a workspace. */
export async function filesOf(call: Call, workspace: string): Promise<readonly string[]> {
  const list = await listAll<{ file: string }>(call, `media/?workspace=${workspace}`);
  return list.map(({ file }) => file);
}

/** Every record of a list; `address` has a query. */
export async function listAll<Item>(call: Call, address: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { count, results } = await call<{ count: number; results: readonly Item[] }>(
      `${address}&page_size=1000&page=${page}`,
    );
    items.push(...results);
    if (results.length === 0 || items.length >= count) return items;
  }
}

/** Whether a picture is delivered whole. */
export async function isWhole(url: string, file: string): Promise<boolean> {
  const answer = await fetch(`${url}/media/${file}`);
  if (answer.status !== 200) return false;
  const { width } = await sharp(await answer.arrayBuffer(), { failOn: 'warning' }).metadata();
  return width === pictureSide;
}
