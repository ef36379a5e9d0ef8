import type { IncomingHttpHeaders } from 'node:http';
import { editorAccount } from '../support/real-server.ts';
import { send } from '../support/steady-clients.ts';

/** The server answered, but not with success. */
export class RejectedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;

  constructor(call: string, status: number, text: string, headers: IncomingHttpHeaders) {
    super(`${call}: ${status} ${text}`);
    this.status = status;
    this.body = bodyIn(text);
    this.headers = headers;
  }

  get code(): unknown {
    return this.body['code'];
  }
}

function bodyIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** The request besides its address. With a body, the default method is POST. */
export interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A signed-in user who sends requests below `/api/`. A call rejects with `RejectedError` when the answer is no success, and with
 * another error when there is no whole answer.
 */
export interface Call {
  <Body>(address: string, sent?: Sent): Promise<Body>;
  /** The value of the header that authenticates the caller. */
  readonly authorization: string;
}

/** Signs in, as the editor of the test servers unless another account is named. */
export async function signIn(url: string, account: object = editorAccount): Promise<Call> {
  const { token } = await ask<{ token: string }>(url, 'auth/', { body: account });
  const authorization = `Token ${token}`;
  const call = <Body>(address: string, { headers, ...sent }: Sent = {}) =>
    ask<Body>(url, address, { ...sent, headers: { authorization, ...headers } });
  return Object.assign(call, { authorization });
}

async function ask<Body>(url: string, address: string, { method, body, headers }: Sent): Promise<Body> {
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  const options = { method: verb, patience: 30_000, ...(headers && { headers }), ...(body && { body }) };
  const { result, body: text, headers: said } = await send(`${url}/api/${address}`, options);
  if (typeof result === 'string') throw new Error(`${verb} ${address}: ${result}`);
  if (result >= 300) throw new RejectedError(`${verb} ${address}`, result, text, said);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}

/** The error of a failed call; throws if it succeeded. */
export async function rejectionOf(call: Promise<unknown>): Promise<RejectedError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof RejectedError) return error;
    throw error;
  }
  throw new Error('The call was not rejected.');
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
