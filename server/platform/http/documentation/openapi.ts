import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { apiVersion } from '../../../../shared/api-version.ts';
import type { App, Guard } from '../routes/app-types.ts';
import { publicRoutes } from '../routes/endpoints.ts';
import { describeOperation } from './describe-operation.ts';
import { completeDescription, type DescribedPaths } from './complete-description.ts';
import { referToSchemas, titleSchemas } from './name-schemas.ts';

const needs: Readonly<Record<Guard, readonly Record<string, readonly string[]>[]>> = {
  public: [],
  signed_in: [{ token: [] }],
  user: [{ token: [] }],
  admin: [{ token: [] }],
  api_key: [{ apiKey: [] }, { apiKeyHeader: [] }],
};

const introduction = `Multi-workspace content management around schema-driven blocks, and the delivery of what was published.

Every path answers the same without its last slash, and every GET answers a HEAD. Bodies are JSON in UTF-8 unless an
operation differs; unknown members are rejected. An error about fields names each wrong place, such
as \`links[0].page\`. A record of another user and a record that never
existed answer with the same 404. Under a host name that is not one of the application, every operation answers 421 with the
code \`misdirected\`. Every answer has an \`X-Request-Id\`, under which the log of the server has the request.`;

const Described = Type.Record(Type.String(), Type.Unknown({ description: 'As OpenAPI has it.' }), {
  description: 'An OpenAPI 3.1 document.',
});

/** The meanings of the routes' tags, in the order of the documentation. */
const tags: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'System', description: 'The state and the features of the server.' },
  { name: 'Sessions', description: 'Signing in and out.' },
  { name: 'Accounts', description: 'Registering, activating, and setting a forgotten password.' },
  { name: 'Users', description: 'Accounts: the own one, and all of them for administrators.' },
  {
    name: 'Workspaces',
    description: 'Sites of a user, each with pages, components, images and API tokens.',
  },
  { name: 'Pages', description: 'Pages of a workspace, their order of blocks, their publications.' },
  { name: 'Blocks', description: 'The content of pages, block by block.' },
  { name: 'Components', description: 'Blocks that all pages of a workspace share.' },
  { name: 'Block content models', description: 'Which fields blocks and components consist of.' },
  { name: 'Media', description: 'Images of a workspace.' },
  { name: 'API tokens', description: 'Keys with which external sites read a workspace.' },
  { name: 'Delivery', description: 'What external sites read: published content only.' },
  { name: 'Inquiries', description: 'What visitors of external sites wrote to the owner.' },
  { name: 'Newsletter', description: 'Addresses that asked for news.' },
];

const securitySchemes = {
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
} as const;

/**
 * `GET /api/openapi.json`: OpenAPI 3.1 of every route that is not hidden, generated from the schemas that validate and
 * serialise. Register it before the routes.
 */
export async function describeApi(app: App, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: apiVersion,
        description: introduction,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This server.' }],
      tags: [...tags],
      components: { securitySchemes },
    },
    transform: ({ url, route }) => ({ url, schema: describe(route) }),
    transformObject(made) {
      const document = 'openapiObject' in made ? made.openapiObject : made.swaggerObject;
      completeDescription(document.paths as DescribedPaths);
      return referToSchemas(document);
    },
  });

  publicRoutes(app, { tags: ['System'] }).route('GET', '/api/openapi.json', {
    summary: 'This description',
    description: 'Answers this OpenAPI document, from which clients can be generated. Anybody may read it.',
    answers: { 200: Described },
    handle: (_context, { reply }) => reply.type('application/json; charset=utf-8').send(describedAsText()),
  });

  let text: string | undefined;
  const describedAsText = () => (text ??= JSON.stringify(app.swagger()));
}

/** The documented part of a route: its serving schemas, completed. */
function describe({ url, ...route }: RouteOptions): NonNullable<RouteOptions['schema']> {
  const { schema = {}, config = {} } = route;
  const method = [route.method].flat()[0] ?? 'GET';
  return {
    ...describeOperation({ method, url, config, schema: titleSchemas(schema) }),
    operationId: schema.operationId ?? nameOperation(method, url),
    security: needs[config.guard ?? 'public'],
  };
}

/** `PATCH /api/block-content-models/:id/` is `patchBlockContentModelsById`. */
function nameOperation(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? `by-${segment.slice(1)}` : segment))
    .flatMap((segment) => segment.split(/[-_.]/));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
