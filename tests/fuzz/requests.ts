import fc from 'fast-check';
import { roles, type AccessLine, type Ids, type Role } from '../contract/access/access-line.ts';
import { makeIds, prepareCall } from '../contract/access/prepare-call.ts';
import type { CallOptions } from '../support/client.ts';
import type { FuzzStage } from './fuzz-stage.ts';
import { oddContentTypes, oddCredentials, oddHeaders, oddSegments } from './odd-addresses.ts';
import { anyMangling } from './manglings.ts';
import { anyMutation, type Mutation } from './mutations.ts';
import { anyText, anyValue, anyWord, rarely, type Known } from './odd-values.ts';

/** A request as it is sent. */
export interface HostileRequest {
  readonly role: Role;
  /** The line of the table of calls from which it was made. */
  readonly line: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | undefined;
}

/** How a valid call is changed before it is sent. */
export const anyPlan = fc.record({
  /** Usually one of the roles that are admitted. */
  role: fc.record({ place: fc.nat({ max: 4 }), isAny: fc.nat({ max: 9 }).map((one) => one === 0) }),
  /** Names a record of another user instead of one’s own. */
  foreign: rarely(fc.nat({ max: 9 }), 10),
  method: rarely(fc.constantFrom('PUT', 'HEAD', 'OPTIONS', 'POST', 'GET', 'DELETE', 'PATCH')),
  segment: rarely(
    fc.record({
      place: fc.nat({ max: 5 }),
      raw: fc.oneof(fc.constantFrom(...oddSegments), anyText.map(encode)),
    }),
    14,
  ),
  hasSlash: fc.nat({ max: 12 }).map((one) => one > 0),
  query: rarely(fc.array(fc.tuple(anyWord, anyValue), { minLength: 1, maxLength: 3 }), 5),
  headers: rarely(fc.array(fc.constantFrom(...oddHeaders), { minLength: 1, maxLength: 3 }), 4),
  credential: rarely(fc.constantFrom(...oddCredentials)),
  contentType: rarely(fc.constantFrom(...oddContentTypes)),
  mutations: rarely(fc.array(anyMutation, { minLength: 1, maxLength: 3 }), 2),
  mangle: rarely(anyMangling, 15),
});

export type Plan = typeof anyPlan extends fc.Arbitrary<infer One> ? One : never;

/** Makes the records that a call needs, and changes the call by the plan. */
export async function buildRequest(stage: FuzzStage, line: AccessLine, plan: Plan): Promise<HostileRequest> {
  const role = roleOf(line, plan.role);
  // An administrator may change the records of others.
  const foreign: Ids = role === 'admin' ? {} : stage.victim.ids;
  const ids = withForeign(await makeIds(stage, line), foreign, plan.foreign);
  const { method, path, options } = await prepareCall(stage, line, { role, ids });
  const known = { words: stage.words, ids: [...Object.values(stage.ids), ...Object.values(foreign)] };
  const payload = payloadOf(options.body, plan, known);
  return {
    role,
    line: line.call,
    method: plan.method ?? method,
    url: urlOf(path, plan, known),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...credentialOf(options.as),
      ...(options.headers as Record<string, string> | undefined),
      ...(plan.contentType !== undefined && { 'content-type': plan.contentType }),
      ...(plan.credential !== undefined && { authorization: plan.credential }),
      ...Object.fromEntries(plan.headers ?? []),
    },
    payload,
  };
}

function roleOf({ answered }: AccessLine, { place, isAny }: Plan['role']): Role {
  const admitted = roles.filter((role) => answered[role] < 400);
  const possible = isAny || admitted.length === 0 ? roles : admitted;
  return possible[place % possible.length] ?? 'guest';
}

/** The ids, with one of them replaced by that of another user's record of the same kind. */
function withForeign(ids: Ids, foreign: Ids, place: number | undefined): Ids {
  const names = Object.keys(foreign).filter((name) => name in ids);
  const name = names[(place ?? 0) % names.length];
  return place === undefined || name === undefined ? ids : { ...ids, [name]: foreign[name] ?? '' };
}

function payloadOf(body: unknown, { mutations = [], mangle }: Plan, known: Known): Buffer | undefined {
  // A call without a body gets one now and then.
  if (body === undefined && mangle === undefined) return undefined;
  const bytes =
    typeof body === 'string' || Buffer.isBuffer(body)
      ? Buffer.from(body)
      : Buffer.from(JSON.stringify(mutated(body ?? {}, mutations, known)) ?? '');
  return mangle?.(bytes) ?? bytes;
}

function mutated(body: unknown, mutations: readonly Mutation[], known: Known): unknown {
  return mutations.reduce((before, mutate) => mutate(before, known), body);
}

function urlOf(address: string, { segment, hasSlash, query = [] }: Plan, known: Known): string {
  const [path = '', own] = address.split('?');
  const segments = path.split('/');
  // The first segment decides which part of Octavo answers.
  const place = segment === undefined ? 0 : 2 + (segment.place % Math.max(1, segments.length - 2));
  const changed = segments
    .map((one, at) => (segment !== undefined && at === place ? segment.raw : one))
    .join('/');
  const pairs = query.map(([name, value]) => `${encode(name(known))}=${encode(textOf(value(known)))}`);
  const search = [...(own === undefined ? [] : [own]), ...pairs].join('&');
  return (hasSlash ? changed : changed.replace(/\/$/, '')) + (search === '' ? '' : `?${search}`);
}

/** Encodes text for an address. A lone surrogate has no valid UTF-8; it is sent as the bytes that it would have. */
function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function credentialOf(as: CallOptions['as']): Readonly<Record<string, string>> {
  if (as === undefined) return {};
  return { authorization: 'token' in as ? `Token ${as.token}` : `Api-Key ${as.apiKey}` };
}
