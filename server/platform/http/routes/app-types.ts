import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Context } from '../../context.ts';
import type { BodyCheck } from '../../refusal.ts';

/** The server as route files see it: schemas written with TypeBox give the types of body, query and params. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * Who may call a route: `public` anybody, `signed_in` users and administrators, `user` users only, `admin`
 * administrators only, `api_key` external sites. A route without a guard does not start.
 */
export type Guard = 'public' | 'signed_in' | 'user' | 'admin' | 'api_key';

declare module 'fastify' {
  interface FastifySchema {
    /** Named after method and path when it is left out. */
    operationId?: string;
    /** What a multipart body consists of, for the description; the route reads and checks it itself. */
    form?: TSchema;
  }
  interface FastifyContextConfig {
    guard?: Guard;
    /** Body members that a client may send back because it read them; they are dropped before validation. */
    ignoredBodyKeys?: readonly string[];
    /** What the service will look at: when the schema refuses the body already, its sentences are told along. */
    bodyCheck?: BodyCheck;
  }
  interface FastifyRequest {
    /** The application, and who asks. Set before any handler runs. */
    context: Context;
  }
}
