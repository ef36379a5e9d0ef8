import { Type } from 'typebox';
import { ApiKey, ApiKeyInput, ApiKeyPatch } from '../../../shared/wire/api-keys.ts';
import { Id, ListOf, WorkspaceId } from '../../../shared/wire/basics.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { createApiKey, deleteApiKey, getApiKey, listApiKeys, rotateApiKey, updateApiKey } from './service.ts';

const tags = ['API tokens'];
const params = Type.Object({ id: Id });
const ignoredBodyKeys = ['id', 'api_key', 'created_at', 'last_used_at'];

export function apiKeyRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/accesses/',
    config: { guard: 'user' },
    schema: {
      summary: 'List the API tokens of a workspace, keys masked',
      description:
        'Answers the tokens with which external sites read the workspace, to its owner. Only the last four ' +
        'characters of each key are shown.',
      tags,
      querystring: Type.Object({ ...listQuery, workspace: WorkspaceId }),
      response: answers({ 200: ListOf(ApiKey) }, 400, 401, 403, 404),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const query = { workspace: request.query.workspace, window };
      return listAnswer(request.url, window, await listApiKeys(signedIn(request), query));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/accesses/',
    config: { guard: 'user', ignoredBodyKeys },
    schema: {
      summary: 'Make an API token',
      description:
        'Creates a token for an external site and answers its key. Browsers may use it only from the origins ' +
        'that it allows.',
      tags,
      body: ApiKeyInput,
      response: answers({ 201: ApiKey }, 400, 401, 403),
    },
    async handler(request, reply) {
      return reply.code(201).send(await createApiKey(signedIn(request), request.body));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/accesses/:id/',
    config: { guard: 'user' },
    schema: {
      summary: 'Read an API token with its whole key',
      description: 'Answers one token of a workspace to its owner, with the key in full.',
      tags,
      params,
      response: answers({ 200: ApiKey }, 401, 403, 404),
    },
    handler: (request) => getApiKey(signedIn(request), request.params.id),
  });

  app.route({
    method: 'PATCH',
    url: '/api/accesses/:id/',
    config: { guard: 'user', ignoredBodyKeys },
    schema: {
      summary: 'Change an API token; the key stays',
      description:
        'Changes the title, description or allowed origins of a token. Sites that use it need no new key, and ' +
        'the answer shows only its last four characters.',
      tags,
      params,
      body: ApiKeyPatch,
      response: answers({ 200: ApiKey }, 400, 401, 403, 404),
    },
    handler: (request) => updateApiKey(signedIn(request), request.params.id, request.body),
  });

  app.route({
    method: 'DELETE',
    url: '/api/accesses/:id/',
    config: { guard: 'user' },
    schema: {
      summary: 'Revoke an API token at once',
      description: 'Removes the token. Requests with its key are rejected from the next one on.',
      tags,
      params,
      response: answers({ 204: Type.Null({ description: 'Revoked.' }) }, 401, 403, 404),
    },
    async handler(request, reply) {
      await deleteApiKey(signedIn(request), request.params.id);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/accesses/:id/rotate/',
    config: { guard: 'user' },
    schema: {
      summary: 'Replace the key at once',
      description: 'The former key is rejected from now on.',
      tags,
      params,
      response: answers({ 200: ApiKey }, 401, 403, 404),
    },
    handler: (request) => rotateApiKey(signedIn(request), request.params.id),
  });
}
