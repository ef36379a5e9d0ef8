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
import type { BodyCheck } from '../../errors/service-error.ts';
import type { SiteAtDomain } from '../../sites/site-address.ts';

/** The server type of route files: TypeBox schemas provide the types of body, query and params. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * The allowed callers of a route: `public` anyone, `signed_in` users and administrators, `user` only users, `admin`
 * only administrators, `api_key` external sites. The server does not start with an unguarded route.
 */
export type Guard = 'public' | 'signed_in' | 'user' | 'admin' | 'api_key';

/** A limit of calls in a window of milliseconds, counted by the key that `by` returns. */
export interface CallLimit {
  readonly most: number;
  readonly window: number;
  by(request: FastifyRequest): string;
}

declare module 'fastify' {
  interface FastifySchema {
    /** Derived from method and path by default. */
    operationId?: string;
    /** The parts of a multipart body. */
    form?: TSchema;
  }
  interface FastifyContextConfig {
    guard?: Guard;
    /** The headers of all its answers, instead of the usual security headers. */
    headers?: Readonly<Record<string, string>>;
    onFullDisk?: 'allowed';
    /** Renders an HTML error page instead of JSON, with the error sentence. */
    rejectionPage?: (context: Context, sentence: string) => Promise<string>;
    rateLimit?: CallLimit;
    /** Bytes of stored content that the call processes, for routes that read or write a whole page. */
    bytes?: (request: FastifyRequest) => Promise<number>;
    /** Body members that clients may send back unchanged; they are dropped before validation. */
    ignoredBodyKeys?: readonly string[];
    /** The service's validation. If the schema already rejects the body, these sentences are added. */
    bodyCheck?: BodyCheck;
  }
  interface FastifyRequest {
    /** The application and the caller. Set before any handler runs. */
    context: Context;
    /** The site whose domain the request names, if it requests one of its pages. */
    siteOfHost: SiteAtDomain | undefined;
  }
}
