import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { Id, ListOf } from '../../../../shared/wire/basics.ts';
import type { ApiKeyActor, Context, UserActor } from '../../context.ts';
import type { Window } from '../../database/window.ts';
import type { ExpectedRevisions } from '../../errors/revision.ts';
import { addErrors, type NamedError } from './answers.ts';
import type { App, Guard } from './app-types.ts';
import { signedIn, withApiKey } from './context-of.ts';
import { listAnswer, listQuery, windowOf } from './list-answer.ts';
import { expectedRevisions, sendVersioned } from './revisions.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Answers = Readonly<Record<number, TSchema>>;
type Params<Url extends string> = Url extends `${string}/:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & Params<`/${Rest}`>
  : Url extends `${string}/:${infer Last}`
    ? Readonly<Record<Last, string>>
    : unknown;

/** The validated parts of a request. */
interface Call<Url extends string, Query extends TProperties, Body extends TSchema> {
  readonly params: Params<Url>;
  readonly query: Static<TObject<Query>>;
  readonly body: Static<Body>;
  /** The revisions in `If-Match`. */
  readonly expected: ExpectedRevisions;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Described<Query extends TProperties> extends Pick<
  FastifyContextConfig,
  'guard' | 'headers' | 'rateLimit' | 'bytes' | 'bodyCheck' | 'onFullDisk'
> {
  readonly summary: string;
  readonly description: string;
  readonly tags?: readonly string[];
  /** Fastify's own options. */
  readonly options?: Pick<
    RouteOptions,
    'bodyLimit' | 'compress' | 'onRequest' | 'preHandler' | 'preValidation'
  >;
  readonly query?: Query;
  /** The errors that neither the guard nor the path nor the body implies. */
  readonly errors?: readonly NamedError[];
}

interface Endpoint<
  Query extends TProperties,
  Body extends TSchema,
  Success extends Answers,
> extends Described<Query> {
  /** The schemas of the parameters that are not ids. */
  readonly params?: TProperties;
  readonly body?: Body;
  /** The parts of a multipart body, for the description; `handle` reads and validates it. */
  readonly form?: TSchema;
  /** Members of the body that clients may send back; they are dropped before validation. */
  readonly readOnly?: readonly string[];
  /** The schema of the answer by its status; 204 for none. An answer with a revision has an ETag. */
  readonly answers: Success;
}

interface List<Query extends TProperties, Item extends TSchema> extends Described<Query> {
  readonly item: Item;
}

interface Routes<Caller> {
  route<
    const Url extends string,
    Success extends Answers,
    Query extends TProperties = TProperties,
    Body extends TSchema = TSchema,
  >(
    method: Method,
    url: Url,
    endpoint: Endpoint<Query, Body, Success> & {
      handle(context: Caller, call: Call<Url, Query, Body>): Handled<Static<Success[keyof Success & number]>>;
    },
  ): void;
  /** Declares a `GET` that answers one page of a list. */
  list<const Url extends string, Item extends TSchema, Query extends TProperties = TProperties>(
    url: Url,
    list: List<Query, Item> & {
      handle(
        context: Caller,
        call: Call<Url, Query, TSchema> & { readonly window: Window },
      ): Promise<Found<Static<Item>>>;
    },
  ): void;
}

/** The answer, or the reply if the handler has sent one. */
type Handled<Answer> = Answer | FastifyReply | Promise<Answer | FastifyReply>;
interface Found<Item> {
  rows: Item[];
  count: number;
}

/** The answer to a removal. */
export function removed(description = 'Deleted.') {
  return { 204: Type.Unsafe<void>(Type.Null({ description })) };
}

/** Declares routes for members, whose services get the context with the caller. */
export function memberRoutes(
  app: App,
  defaults: { readonly tags: readonly string[]; readonly guard: Exclude<Guard, 'public' | 'api_key'> },
): Routes<Context<UserActor>> {
  return routesFor(app, { ...defaults, contextOf: signedIn });
}

/** Declares public routes. */
export function publicRoutes(app: App, defaults: { readonly tags: readonly string[] }): Routes<Context> {
  return routesFor(app, { ...defaults, guard: 'public', contextOf: ({ context }) => context });
}

/** Declares routes for external sites, whose services get the context with the API key. */
export function apiKeyRoutes(
  app: App,
  defaults: { readonly tags: readonly string[] },
): Routes<Context<ApiKeyActor>> {
  return routesFor(app, { ...defaults, guard: 'api_key', contextOf: withApiKey });
}

interface Defaults<Caller> {
  readonly tags: readonly string[];
  readonly guard: Guard;
  contextOf(request: FastifyRequest): Caller;
}

/** The replies that are being sent or were sent. */
const started = new WeakSet<FastifyReply>();

type AnyCall = Call<string, TProperties, TSchema>;

function routesFor<Caller>(app: App, { contextOf, ...defaults }: Defaults<Caller>): Routes<Caller> {
  const add = (
    method: Method,
    url: string,
    endpoint: Endpoint<TProperties, TSchema, Answers>,
    handle: (context: Caller, call: AnyCall) => unknown,
  ) => {
    const { summary, description, tags, options, query, body, form, params = {}, ...rest } = endpoint;
    const { answers: success, errors = [], readOnly, ...config } = rest;
    const [status = 200] = Object.keys(success).map(Number);
    const isVersioned = 'revision' in ((success[status] as Partial<TObject>).properties ?? {});
    const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    app.route({
      method,
      url,
      ...options,
      onSend(_request, reply, payload, done) {
        started.add(reply);
        done(null, payload);
      },
      config: { guard: defaults.guard, ...config, ...(readOnly && { ignoredBodyKeys: readOnly }) },
      schema: {
        ...{ summary, description, tags: tags ?? defaults.tags },
        ...(body && { body }),
        ...(form && { form }),
        ...(names.length > 0 && {
          params: Type.Object(Object.fromEntries(names.map((name) => [name, params[name] ?? Id]))),
        }),
        ...(query && { querystring: Type.Object(query) }),
        response: addErrors(success, errors),
      },
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const sent = { params: request.params, query: request.query, body: request.body };
        const call = { ...sent, expected: expectedRevisions(request), request, reply } as AnyCall;
        const answer = await handle(contextOf(request), call);
        // Waiting for a reply waits until it is sent or its client has left, and results in undefined. Other answers are sent even
        // if the client has left, because hooks free what the call holds.
        if (started.has(reply)) return reply;
        if (answer === undefined) return reply.code(204).send(null);
        if (isVersioned) sendVersioned(reply, answer as { revision: number });
        return reply.code(status).send(answer);
      },
    });
  };
  return {
    route: (method, url, { handle, ...endpoint }) =>
      add(method, url, endpoint, handle as (context: Caller, call: AnyCall) => unknown),
    list(url, { item, query, handle, ...described }) {
      const read = handle as (context: Caller, call: AnyCall & { window: Window }) => Promise<Found<unknown>>;
      const endpoint = { ...described, query: { ...query, ...listQuery }, answers: { 200: ListOf(item) } };
      add('GET', url, endpoint, async (context, call) => {
        const window = windowOf(call.query);
        return listAnswer(call.request.url, window, await read(context, { ...call, window }));
      });
    },
  };
}
