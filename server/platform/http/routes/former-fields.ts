import type { FastifyReply } from 'fastify';

/** Tells a client that it used fields which have been replaced (RFC 9745), and until when they are understood (RFC 8594). */
export function tellFormer(reply: FastifyReply) {
  return ({ since, until }: { readonly since: number; readonly until: number }): void => {
    void reply.header('deprecation', `@${Math.floor(since / 1000)}`);
    void reply.header('sunset', new Date(until).toUTCString());
  };
}
