import { WorkspaceId } from '../../../shared/wire/basics.ts';
import { Component, ComponentInput, ComponentPatch } from '../../../shared/wire/content.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { bytesOfComponents } from '../usage/service.ts';
import {
  createComponent,
  deleteComponent,
  getComponent,
  listComponents,
  updateComponent,
} from './service.ts';

const readOnly = ['id', 'revision', 'last_update', 'last_update_by'];

export function componentRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Components'], guard: 'user' });

  list('/api/components/', {
    summary: 'List the components of a workspace',
    description: 'Answers the components that all pages of one workspace share, to its owner.',
    query: { workspace: WorkspaceId },
    item: Component,
    errors: [404],
    bytes: (request) =>
      bytesOfComponents(signedIn(request), (request.query as { workspace: string }).workspace),
    handle: (context, { query, window }) => listComponents(context, { workspace: query.workspace, window }),
  });

  route('POST', '/api/components/', {
    summary: 'Make a component: at most one of each model in a workspace',
    description:
      'Creates a shared block from a model of the type COMPONENT. The data is checked against the model, ' +
      'and errors come keyed by field name.',
    body: ComponentInput,
    readOnly,
    answers: { 201: Component },
    errors: ['components_full'],
    handle: (context, { body }) => createComponent(context, body),
  });

  route('GET', '/api/components/:id/', {
    summary: 'Read a component',
    description:
      'Answers one component with its data as a form shows it. Its links and images are up to date.',
    answers: { 200: Component },
    handle: (context, { params }) => getComponent(context, params.id),
  });

  route('PATCH', '/api/components/:id/', {
    summary: 'Change the data of a component',
    description:
      'Replaces the data, after checking it against the model. The change is live at once, because ' +
      'components have no drafts.',
    body: ComponentPatch,
    readOnly,
    answers: { 200: Component },
    errors: ['components_full', 412],
    handle: (context, { params, expected, body: patch }) =>
      updateComponent(context, { id: params.id, expected, patch }),
  });

  route('DELETE', '/api/components/:id/', {
    summary: 'Delete a component',
    description: 'Removes the component from its workspace, and at once from what external sites read.',
    answers: removed(),
    errors: [412],
    handle: (context, { params, expected }) => deleteComponent(context, { id: params.id, expected }),
  });
}
