import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedAnswer } from '../../prepared-answer.ts';

export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<FastifyReply> {
  const { status, headers, bytes } = await answer.respond(request.headers, {});
  return reply.code(status).headers(headers).send(bytes);
}
