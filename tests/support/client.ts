import type { App } from '../../server/platform/http/routes/app-types.ts';
import type { RejectedPlace } from '../../shared/wire/basics.ts';
import { checkAgainstDescription } from './described-answers.ts';

/** The account of a signed-in person in a test. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

type Headers = Readonly<Record<string, string | string[]>>;
type Fields = Record<string, unknown>;

export interface CallOptions {
  /** Who sends the request: a person by token, or a site by API key. */
  readonly as?: Person | { readonly apiKey: string };
  /** Sent as JSON; a string or a buffer is sent unchanged. */
  readonly body?: unknown;
  /** A header with several values is sent once for each. */
  readonly headers?: Headers;
  /** The network address that sends it. */
  readonly from?: string;
}

export interface Answer<Body = Fields> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The parsed JSON; undefined if the answer is not JSON. Messages by field come without the list for programs. */
  readonly body: Body;
  /** The rejected places, if the body has messages by field. */
  readonly rejected: readonly RejectedPlace[];
  readonly text: string;
  readonly bytes: Buffer;
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export type Call = <Body = Fields>(
  method: Method,
  path: string,
  options?: CallOptions,
) => Promise<Answer<Body>>;

/** Sends requests as a person, a site or a guest. */
export type Client = ReturnType<typeof clientOf>;

/** A person who sends requests. */
export interface Member extends Person, Client {}

/** The same person, who can send requests. */
export function memberOf(call: Call, person: Person): Member {
  return { ...person, ...clientOf(call, person) };
}

export function clientOf(call: Call, as?: CallOptions['as']) {
  const send = <Body>(method: Method, path: string, body?: unknown, headers?: Headers) =>
    call<Body>(method, path, {
      ...(as !== undefined && { as }),
      ...(body !== undefined && { body }),
      ...(headers !== undefined && { headers }),
    });
  const sending =
    (method: Method) =>
    <Body = Fields>(path: string, body?: unknown, headers?: Headers) =>
      send<Body>(method, path, body, headers);
  const get = <Body = Fields>(path: string, headers?: Headers) => send<Body>('GET', path, undefined, headers);
  const [post, patch] = [sending('POST'), sending('PATCH')];
  return {
    get,
    post,
    patch,
    put: sending('PUT'),
    delete: sending('DELETE'),
    /** The body of a GET that succeeds with 200. */
    read: async <Body = Fields>(path: string, headers?: Headers) =>
      bodyOf(await get<Body>(path, headers), 200),
    /** The body of a POST that succeeds with 201. */
    create: async <Body = Fields>(path: string, body?: unknown, headers?: Headers) =>
      bodyOf(await post<Body>(path, body, headers), 201),
    /** The body of a PATCH that succeeds with 200. */
    change: async <Body = Fields>(path: string, body?: unknown, headers?: Headers) =>
      bodyOf(await patch<Body>(path, body, headers), 200),
  };
}

/** The body of an answer with this status; throws the server's answer otherwise. */
export function bodyOf<Body>(answer: Answer<Body>, status: number): Body {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** Calls an application without a port, and compares every answer with its description. */
export function caller(app: App): Call {
  return async <Body>(method: Method, url: string, options: CallOptions = {}): Promise<Answer<Body>> => {
    const { as, body, from } = options;
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const payload = isRaw ? body : JSON.stringify(body);
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(as !== undefined && {
          authorization: 'token' in as ? `Token ${as.token}` : `Api-Key ${as.apiKey}`,
        }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(payload !== undefined && { payload }),
      ...(from !== undefined && { remoteAddress: from }),
    });
    const { statusCode: status, headers, rawPayload: bytes } = response;
    checkAgainstDescription(app, { method, url, status, headers, bytes });
    const parsed = parse(headers, response.body);
    const { errors, ...messages } = isRejectedByField(status, headers, parsed) ? parsed : { errors: [] };
    return {
      status,
      headers,
      body: (errors.length === 0 ? parsed : messages) as Body,
      rejected: errors,
      text: response.body,
      bytes,
    };
  };
}

function isRejectedByField(
  status: number,
  headers: Answer['headers'],
  body: unknown,
): body is { readonly errors: readonly RejectedPlace[] } {
  const isPlain = String(headers['content-type']).startsWith('application/json');
  return status === 400 && isPlain && typeof body === 'object' && body !== null && 'errors' in body;
}

function parse(headers: Answer['headers'], text: string): unknown {
  const isJson = /^application\/(problem\+)?json/.test(String(headers['content-type']));
  const isReadable = isJson && headers['content-encoding'] === undefined && text !== '';
  return isReadable ? JSON.parse(text) : undefined;
}
