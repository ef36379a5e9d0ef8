import type { FastifyRequest } from 'fastify';
import type { ApiKeyActor, Context, UserActor } from '../../context.ts';
import { ServiceError } from '../../errors/service-error.ts';

/** The context of a signed-in call, for routes with the guard `signed_in`, `user` or `admin`. */
export function signedIn(request: FastifyRequest): Context<UserActor> {
  const { actor } = request.context;
  if (actor.kind !== 'user' && actor.kind !== 'admin') throw new ServiceError('not_authenticated');
  return { ...request.context, actor };
}

/** The context of an external site's call, for routes with the guard `api_key`. */
export function withApiKey(request: FastifyRequest): Context<ApiKeyActor> {
  const { actor } = request.context;
  if (actor.kind !== 'api_key') throw new ServiceError('not_authenticated');
  return { ...request.context, actor };
}
