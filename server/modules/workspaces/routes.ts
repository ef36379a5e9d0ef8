import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { WorkspaceId } from '../../../shared/wire/basics.ts';
import { Tag } from '../../../shared/wire/tags.ts';
import { WorkspaceName } from '../../../shared/wire/websites.ts';
import { Workspace, WorkspaceInput, WorkspacePatch } from '../../../shared/wire/workspaces.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { listNames } from './names.ts';
import { listTags } from './tags.ts';
import {
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  listWorkspaces,
  updateWorkspace,
} from './service.ts';

const readOnly = [
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
  const { route, list } = memberRoutes(app, { tags: ['Workspaces'], guard: 'user' });

  list('/api/workspaces/', {
    summary: "List the caller's workspaces",
    description:
      'Returns the workspaces that belong to the caller, a page at a time. Administrators have none.',
    item: Workspace,
    handle: (context, { window }) => listWorkspaces(context, window),
  });

  route('POST', '/api/workspaces/', {
    summary: 'Create a workspace',
    description: 'Creates an empty workspace that belongs to the caller.',
    body: WorkspaceInput,
    readOnly,
    answers: { 201: Workspace },
    errors: ['too_many_workspaces'],
    handle: (context, { body }) => createWorkspace(context, body),
  });

  list('/api/workspaces/names/', {
    summary: 'Find workspaces of all users by name (administrators)',
    description:
      'Returns the titles and owners of workspaces, the oldest first, to choose those that may use a ' +
      'block type. Their content is not included.',
    guard: 'admin',
    query: {
      search: Type.Optional(
        Type.String({
          description: 'Part of the name, or of the name or address of the owner.',
          maxLength: limits.emailLength,
        }),
      ),
      id: Type.Optional(
        Type.String({
          description: 'Only the workspaces with these ids, separated by commas.',
          maxLength: limits.workspacesPerModel * 65,
        }),
      ),
    },
    item: WorkspaceName,
    handle: (context, { query: { search = '', id }, window }) =>
      listNames(context, { search, ids: id?.split(',') }, window),
  });

  route('GET', '/api/workspaces/:id/', {
    summary: 'Read a workspace',
    description: 'Returns one workspace of the caller, with its numbers of pages and unread messages.',
    answers: { 200: Workspace },
    handle: (context, { params }) => getWorkspace(context, params.id),
  });

  route('PATCH', '/api/workspaces/:id/', {
    summary: 'Change a workspace',
    description:
      'Changes the given members, for the owner of the workspace. External sites receive the change at once.',
    body: WorkspacePatch,
    readOnly,
    answers: { 200: Workspace },
    handle: (context, { params, body }) => updateWorkspace(context, params.id, body),
  });

  route('DELETE', '/api/workspaces/:id/', {
    summary: 'Delete a workspace with everything inside, images included',
    description:
      'Removes the workspace with its pages, components, images, messages and API tokens, for its owner. ' +
      'The deletion is atomic and cannot be undone.',
    answers: removed(),
    handle: (context, { params }) => deleteWorkspace(context, params.id),
  });

  list('/api/tags/', {
    summary: "The tags of a workspace, or of all the caller's",
    description:
      "Returns each tag with the number of the caller's workspaces that have it, to suggest tags while the user " +
      'types.',
    query: { workspace: Type.Optional(WorkspaceId) },
    item: Tag,
    errors: [404],
    handle: (context, { query, window }) => listTags(context, { workspace: query.workspace, window }),
  });
}
