import { limits } from '../../shared/limits.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { FakeData } from './fake-data.ts';
import type { Answer, FakeRequest } from './fake-network.ts';

/** A page of a list, with the other members of its answer. */
export function list(items: readonly unknown[], query: URLSearchParams, others: object = {}): Response {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? limits.pageSizeDefault);
  const end = page * size;
  const answer: ListAnswer<unknown> = {
    results: items.slice(end - size, end),
    count: items.length,
    next: end < items.length ? `?page=${page + 1}&page_size=${size}` : null,
    previous: page > 1 ? `?page=${page - 1}&page_size=${size}` : null,
  };
  return json(200, { ...answer, ...others });
}

interface Stored {
  readonly id: string;
  /** Counted up by each change. */
  readonly revision?: number;
  readonly workspace?: string;
}

/** The names of the lists of records. */
type Kind = {
  [Name in keyof FakeData]: FakeData[Name] extends Stored[] ? Name : never;
}[keyof FakeData];

/** Lists, reads, changes and deletes the records of one kind. */
export function recordAnswers(fake: FakeData, name: Kind, path: string): Record<string, Answer> {
  const data = fake as Record<Kind, Stored[]>;
  return {
    [`GET ${path}`]: ({ query }) => list(inWorkspace(data[name], query), query),
    [`GET ${path}:id/`]: (_, id) => found(data[name], id),
    [`PATCH ${path}:id/`]: ({ body }, id) => {
      data[name] = patched(data[name], id, body as object);
      return found(data[name], id);
    },
    [`DELETE ${path}:id/`]: (_, id) => {
      data[name] = data[name].filter((item) => item.id !== id);
      return nothing();
    },
  };
}

/** The records of the workspace that a query names, and those that belong to none. */
export function inWorkspace<Item extends Stored>(items: readonly Item[], query: URLSearchParams): Item[] {
  return items.filter(({ workspace }) => workspace === undefined || workspace === query.get('workspace'));
}

export function patched<Item extends Stored>(items: readonly Item[], id: string, patch: object): Item[] {
  return items.map((item) => {
    if (item.id !== id) return item;
    return { ...item, ...patch, ...(item.revision !== undefined && { revision: item.revision + 1 }) };
  });
}

export function found(items: readonly { id: string }[], id: string): Response {
  const item = items.find((one) => one.id === id);
  return item === undefined ? notFound() : json(200, item);
}

export function json(status: number, body: unknown): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (typeof body === 'object' && body !== null && 'revision' in body)
    headers.set('ETag', `"${String(body.revision)}"`);
  return new Response(JSON.stringify(body), { status, headers });
}

export function rejection(status: number, code: string, message: string): Response {
  return json(status, { message, code, detail: message });
}

export function nothing(): Response {
  return new Response(null, { status: 204 });
}

/** The error for a write based on a stale revision; undefined if the write may continue. */
export function staleWrite(
  { headers }: FakeRequest,
  current: { readonly revision: number } | undefined,
): Response | undefined {
  const wanted = headers.get('If-Match');
  if (wanted === null || current === undefined || wanted === `"${current.revision}"`) return undefined;
  const message = 'Somebody else has changed this.';
  return json(412, { message, code: 'stale_write', detail: message, current });
}

export function notFound(): Response {
  return rejection(404, 'not_found', 'Not found.');
}
