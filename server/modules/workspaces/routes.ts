import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { Id, ListOf } from '../../../shared/wire/basics.ts';
import { Workspace, WorkspaceInput, WorkspaceName, WorkspacePatch } from '../../../shared/wire/workspaces.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { listNames } from './names.ts';
import {
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  listWorkspaces,
  updateWorkspace,
} from './service.ts';

const tags = ['Workspaces'];
const params = Type.Object({ id: Id });
const ignoredBodyKeys = [
  ...['id', 'created_at', 'page_count', 'unread_inquiry_count', 'role'],
  ...[
    'site_url',
    'site_domain_written',
    'site_domain_proof',
    'site_domain_record',
    'site_taken_down',
    'preview_url_written',
  ],
];

export function workspaceRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/workspaces/',
    config: { guard: 'user' },
    schema: {
      summary: "List the caller's workspaces",
      description:
        'Answers the workspaces that belong to the caller, a page at a time. Administrators have none.',
      tags,
      querystring: Type.Object(listQuery),
      response: answers({ 200: ListOf(Workspace) }, 400, 401, 403),
    },
    async handler(request) {
      const window = windowOf(request.query);
      return listAnswer(request.url, window, await listWorkspaces(signedIn(request), window));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/workspaces/',
    config: { guard: 'user', ignoredBodyKeys },
    schema: {
      summary: 'Make a workspace',
      description: 'Creates an empty workspace that belongs to the caller.',
      tags,
      body: WorkspaceInput,
      response: answers({ 201: Workspace }, 400, 401, 403, 'too_many_workspaces'),
    },
    async handler(request, reply) {
      return reply.code(201).send(await createWorkspace(signedIn(request), request.body));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/workspaces/names/',
    config: { guard: 'admin' },
    schema: {
      summary: 'Find workspaces of everybody by name (administrators)',
      description:
        'Answers what workspaces are called and whose they are, the oldest first, to choose those that may use a ' +
        'block type. What is in them stays with their owners.',
      tags,
      querystring: Type.Object({
        ...listQuery,
        search: Type.Optional(
          Type.String({
            description: 'Part of the name, or of the name or address of the owner.',
            maxLength: limits.emailLength,
          }),
        ),
        id: Type.Optional(
          Type.String({
            description: 'Only the workspaces with these ids, with commas between them.',
            maxLength: limits.workspacesPerModel * 65,
          }),
        ),
      }),
      response: answers({ 200: ListOf(WorkspaceName) }, 400, 401, 403),
    },
    async handler(request) {
      const { search = '', id } = request.query;
      const window = windowOf(request.query);
      const found = await listNames(signedIn(request), { search, ids: id?.split(',') }, window);
      return listAnswer(request.url, window, found);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/workspaces/:id/',
    config: { guard: 'user' },
    schema: {
      summary: 'Read a workspace',
      description: 'Answers one workspace of the caller, with how many pages and unread messages it has.',
      tags,
      params,
      response: answers({ 200: Workspace }, 401, 403, 404),
    },
    handler: (request) => getWorkspace(signedIn(request), request.params.id),
  });

  app.route({
    method: 'PATCH',
    url: '/api/workspaces/:id/',
    config: { guard: 'user', ignoredBodyKeys },
    schema: {
      summary: 'Change a workspace',
      description:
        'Changes what is sent and leaves the rest, for the owner of the workspace. What external sites read ' +
        'of it changes at once.',
      tags,
      params,
      body: WorkspacePatch,
      response: answers({ 200: Workspace }, 400, 401, 403, 404),
    },
    handler: (request) => updateWorkspace(signedIn(request), request.params.id, request.body),
  });

  app.route({
    method: 'DELETE',
    url: '/api/workspaces/:id/',
    config: { guard: 'user' },
    schema: {
      summary: 'Delete a workspace with everything inside, images included',
      description:
        'Removes the workspace with its pages, components, images, messages and API tokens, for its owner. ' +
        'Either all of it goes or nothing, and it cannot be undone.',
      tags,
      params,
      response: answers({ 204: Type.Null({ description: 'Deleted.' }) }, 401, 403, 404),
    },
    async handler(request, reply) {
      await deleteWorkspace(signedIn(request), request.params.id);
      return reply.code(204).send(null);
    },
  });
}
