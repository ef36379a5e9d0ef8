import { ApiKey, ApiKeyInput, ApiKeyPatch } from '../../../shared/wire/api-keys.ts';
import { WorkspaceId } from '../../../shared/wire/basics.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { createApiKey, deleteApiKey, getApiKey, listApiKeys, rotateApiKey, updateApiKey } from './service.ts';

const readOnly = ['id', 'api_key', 'created_at', 'last_used_at'];

export function apiKeyRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['API tokens'], guard: 'user' });

  list('/api/accesses/', {
    summary: 'List the API tokens of a workspace, keys masked',
    description:
      'Returns the tokens with which external sites read the workspace, to its owner. Only the last four ' +
      'characters of each key are shown.',
    query: { workspace: WorkspaceId },
    item: ApiKey,
    errors: [404],
    handle: (context, { query, window }) => listApiKeys(context, { workspace: query.workspace, window }),
  });

  route('POST', '/api/accesses/', {
    summary: 'Create an API token',
    description:
      'Creates a token for an external site and returns its key. Browsers may use it only from the origins ' +
      'that it allows.',
    body: ApiKeyInput,
    readOnly,
    answers: { 201: ApiKey },
    handle: (context, { body }) => createApiKey(context, body),
  });

  route('GET', '/api/accesses/:id/', {
    summary: 'Read an API token with its whole key',
    description: 'Returns one token of a workspace to its owner, with the key in full.',
    answers: { 200: ApiKey },
    handle: (context, { params }) => getApiKey(context, params.id),
  });

  route('PATCH', '/api/accesses/:id/', {
    summary: 'Change an API token; the key stays',
    description:
      'Changes the title, description or allowed origins of a token. Sites that use it need no new key, and ' +
      'the answer shows only its last four characters.',
    body: ApiKeyPatch,
    readOnly,
    answers: { 200: ApiKey },
    handle: (context, { params, body }) => updateApiKey(context, params.id, body),
  });

  route('DELETE', '/api/accesses/:id/', {
    summary: 'Revoke an API token at once',
    description: 'Removes the token. Requests with its key are rejected at once.',
    answers: removed('Revoked.'),
    handle: (context, { params }) => deleteApiKey(context, params.id),
  });

  route('POST', '/api/accesses/:id/rotate/', {
    summary: 'Replace the key at once',
    description: 'Creates a new key. Requests with the former key are rejected at once.',
    answers: { 200: ApiKey },
    handle: (context, { params }) => rotateApiKey(context, params.id),
  });
}
