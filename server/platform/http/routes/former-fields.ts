import type { FastifyReply } from 'fastify';

/** Reports deprecated fields that a client used (RFC 9745), and until when they are supported (RFC 8594). */
export function tellFormer(reply: FastifyReply) {
  return ({ since, until }: { readonly since: number; readonly until: number }): void => {
    void reply.header('deprecation', `@${Math.floor(since / 1000)}`);
    void reply.header('sunset', new Date(until).toUTCString());
  };
}
