import type { FastifyContextConfig } from 'fastify';

/** The options of a public route that the API description leaves out. */
export function hidden(config: Omit<FastifyContextConfig, 'guard'> = {}) {
  return { config: { guard: 'public', ...config }, schema: { hide: true } } as const;
}
