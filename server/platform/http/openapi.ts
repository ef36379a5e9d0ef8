import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import type { App, Guard } from './app-types.ts';
import { describeOperation } from './describe-operation.ts';

const needs: Readonly<Record<Guard, readonly Record<string, readonly string[]>[]>> = {
  public: [],
  signed_in: [{ token: [] }],
  user: [{ token: [] }],
  admin: [{ token: [] }],
  api_key: [{ apiKey: [] }, { apiKeyHeader: [] }],
};

/**
 * `GET /api/openapi.json`: OpenAPI 3.1 of every route under `/api`, made from the very schemas that validate and
 * serialise. Register it before the routes.
 */
export async function describeApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Octavo',
        version,
        description:
          'Multi-workspace content management around schema-driven blocks, and the delivery of what was published.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`Token <token>`, from POST /api/auth/.',
          },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`Api-Key <key>` of an API token.',
          },
          apiKeyHeader: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Api-Key',
            description: 'The key of an API token.',
          },
        },
      },
    },
    transform({ schema, url, route }) {
      const described: FastifySchema = schema === undefined ? {} : describeOperation(schema);
      if (!url.startsWith('/api/') || route.method === 'HEAD')
        return { schema: { ...described, hide: true }, url };
      const guard = route.config?.guard ?? 'public';
      const operationId = schema?.operationId ?? nameOperation(String(route.method), url);
      return { schema: { ...described, operationId, security: needs[guard] }, url };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { guard: 'public' },
    schema: { hide: true },
    handler: () => app.swagger(),
  });
}

/** `PATCH /api/block-content-models/:id/` is `patchBlockContentModelsById`. */
export function nameOperation(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? `by-${segment.slice(1)}` : segment))
    .flatMap((segment) => segment.split(/[-_.]/));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
