import { Type } from 'typebox';
import { Id, ListOf, WorkspaceId } from '../../../shared/wire/basics.ts';
import { Component, ComponentInput, ComponentPatch } from '../../../shared/wire/content.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { expectedRevisions, sendVersioned } from '../../platform/http/routes/revisions.ts';
import { bytesOfComponents } from '../usage/service.ts';
import {
  createComponent,
  deleteComponent,
  getComponent,
  listComponents,
  updateComponent,
} from './service.ts';

const url = '/api/components/';
const tags = ['Components'];
const params = Type.Object({ id: Id });
const readOnly = ['id', 'revision', 'last_update', 'last_update_by'];

export function componentRoutes(app: App): void {
  app.route({
    method: 'GET',
    url,
    config: {
      guard: 'user',
      bytes: (request) =>
        bytesOfComponents(signedIn(request), (request.query as { workspace: string }).workspace),
    },
    schema: {
      summary: 'List the components of a workspace',
      description: 'Answers the components that all pages of one workspace share, to its owner.',
      tags,
      querystring: Type.Object({ workspace: WorkspaceId, ...listQuery }),
      response: answers({ 200: ListOf(Component) }, 400, 401, 403, 404),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const wanted = { workspace: request.query.workspace, window };
      return listAnswer(request.url, window, await listComponents(signedIn(request), wanted));
    },
  });

  app.route({
    method: 'POST',
    url,
    config: { guard: 'user', ignoredBodyKeys: readOnly },
    schema: {
      summary: 'Make a component: at most one of each model in a workspace',
      description:
        'Creates a shared block from a model of the type COMPONENT. The data is checked against the model, ' +
        'and errors come keyed by field name.',
      tags,
      body: ComponentInput,
      response: answers({ 201: Component }, 400, 401, 403, 'components_full'),
    },
    async handler(request, reply) {
      const component = await createComponent(signedIn(request), request.body);
      return reply.code(201).send(sendVersioned(reply, component));
    },
  });

  app.route({
    method: 'GET',
    url: `${url}:id/`,
    config: { guard: 'user' },
    schema: {
      summary: 'Read a component',
      description:
        'Answers one component with its data as a form shows it. Its links and images are up to date.',
      tags,
      params,
      response: answers({ 200: Component }, 401, 403, 404),
    },
    handler: async (request, reply) =>
      sendVersioned(reply, await getComponent(signedIn(request), request.params.id)),
  });

  app.route({
    method: 'PATCH',
    url: `${url}:id/`,
    config: { guard: 'user', ignoredBodyKeys: readOnly },
    schema: {
      summary: 'Change the data of a component',
      description:
        'Replaces the data, after checking it against the model. The change is live at once, because ' +
        'components have no drafts.',
      tags,
      params,
      body: ComponentPatch,
      response: answers({ 200: Component }, 400, 401, 403, 404, 'components_full', 412),
    },
    async handler(request, reply) {
      const change = { id: request.params.id, expected: expectedRevisions(request), patch: request.body };
      return sendVersioned(reply, await updateComponent(signedIn(request), change));
    },
  });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config: { guard: 'user' },
    schema: {
      summary: 'Delete a component',
      description: 'Removes the component from its workspace, and at once from what external sites read.',
      tags,
      params,
      response: answers({ 204: Type.Null({ description: 'Deleted.' }) }, 401, 403, 404, 412),
    },
    async handler(request, reply) {
      await deleteComponent(signedIn(request), {
        id: request.params.id,
        expected: expectedRevisions(request),
      });
      return reply.code(204).send(null);
    },
  });
}
