import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Context } from '../../context.ts';
import type { BodyCheck } from '../../refusal.ts';
import type { SiteAtDomain } from '../../site-address.ts';

/** The server as route files see it: TypeBox schemas provide the types of body, query and params. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * Who may call a route: `public` anyone, `signed_in` users and administrators, `user` only users, `admin` only
 * administrators, `api_key` external sites. The server does not start with an unguarded route.
 */
export type Guard = 'public' | 'signed_in' | 'user' | 'admin' | 'api_key';

/** A limit of the calls in a window of milliseconds, counted by what `by` says. */
export interface CallLimit {
  readonly most: number;
  readonly window: number;
  by(request: FastifyRequest): string;
}

declare module 'fastify' {
  interface FastifySchema {
    /** Derived from method and path by default. */
    operationId?: string;
    /** The parts of a multipart body, for the description; the route reads and checks it itself. */
    form?: TSchema;
  }
  interface FastifyContextConfig {
    guard?: Guard;
    /** The headers of all its answers, in place of the usual security headers. */
    headers?: Readonly<Record<string, string>>;
    /** A removal, and a write with this mark, is done although the disk is full. */
    onFullDisk?: 'goes on';
    /** Draws what people see in place of JSON when a call is refused, with the sentence that says why. */
    refusalPage?: (context: Context, sentence: string) => Promise<string>;
    /** Limits the calls of this route. */
    rateLimit?: CallLimit;
    /** How many bytes of stored content the call works on, for routes that read or write a whole page. */
    bytes?: (request: FastifyRequest) => Promise<number>;
    /** Body members that a client may send back as it read them; they are dropped before validation. */
    ignoredBodyKeys?: readonly string[];
    /** What the service will check. When the schema already refuses the body, these sentences are added. */
    bodyCheck?: BodyCheck;
  }
  interface FastifyRequest {
    /** The application and the caller. Set before any handler runs. */
    context: Context;
    /** The site whose domain the request names, if it is for one of its pages. */
    siteOfHost: SiteAtDomain | undefined;
  }
}
