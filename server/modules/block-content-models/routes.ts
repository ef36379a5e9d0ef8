import { Type } from 'typebox';
import {
  BlockContentModel,
  BlockContentModelInput,
  BlockContentModelPatch,
  contentModelTypes,
  ModelUsage,
  ModelVersion,
} from '../../../shared/wire/content.ts';
import { SchemaStep } from '../../../shared/wire/plans.ts';
import { Id, ListOf, Shape } from '../../../shared/wire/basics.ts';
import { DryRunQuery, isDryRun, Tried } from '../../platform/http/routes/dry-run.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { expectedRevisions, sendVersioned } from '../../platform/http/routes/revisions.ts';
import { listModelVersions } from './model-versions.ts';
import {
  createModel,
  deleteModel,
  getModelDetail,
  listModels,
  listSchemaSteps,
  listUsage,
  updateModel,
} from './service.ts';
import { dryRunCreate, dryRunDelete, dryRunUpdate } from './dry-runs.ts';

const url = '/api/block-content-models/';
const tags = ['Block content models'];
const params = Type.Object({ id: Id });
// A version may be sent back unchanged, to restore it.
const ignoredBodyKeys = [
  ...['id', 'slug', 'library', 'revision', 'shape', 'changed_at', 'changed_by', 'retired_fields'],
];

export function blockContentModelRoutes(app: App): void {
  app.route({
    method: 'GET',
    url,
    config: { guard: 'signed_in' },
    schema: {
      summary: 'The block content models, as a plain array',
      description:
        'The only list that is not split into pages. A member gets the models that one of their workspaces may use ' +
        'or uses, and of `available.workspaces` only their own; administrators get all.',
      tags,
      querystring: Type.Object({
        content_model_type: Type.Optional(
          Type.Union(
            contentModelTypes.map((type) => Type.Literal(type)),
            { description: 'Only those of this type.' },
          ),
        ),
      }),
      response: answers({ 200: Type.Array(BlockContentModel, { description: 'By age.' }) }, 400, 401),
    },
    handler: (request) => listModels(signedIn(request), request.query.content_model_type),
  });

  app.route({
    method: 'GET',
    url: `${url}:id/`,
    config: { guard: 'signed_in' },
    schema: {
      summary: 'One block content model',
      description: 'Answers one of the list, and the revision that a later write starts from.',
      tags,
      params,
      response: answers({ 200: BlockContentModel }, 401, 404),
    },
    handler: async (request, reply) =>
      sendVersioned(reply, await getModelDetail(signedIn(request), request.params.id)),
  });

  app.route({
    method: 'GET',
    url: `${url}:id/steps/`,
    config: { guard: 'signed_in' },
    schema: {
      summary: 'The plans that changed the fields of a block content model since a schema version',
      description:
        'Answers them in order, as a plain array, for editors that migrate unsaved input. ' +
        'A schema version that no plan led to changed nothing that is stored.',
      tags,
      params,
      querystring: Type.Object({ after: Type.Optional(Shape) }),
      response: answers(
        { 200: Type.Array(SchemaStep, { description: 'In the order of their schema versions.' }) },
        400,
        401,
        404,
      ),
    },
    handler: (request) =>
      listSchemaSteps(signedIn(request), { id: request.params.id, after: request.query.after ?? 0 }),
  });

  app.route({
    method: 'GET',
    url: `${url}usage/`,
    config: { guard: 'admin' },
    schema: {
      summary: 'How much is made of each block content model (administrators)',
      description:
        'Counts blocks, pages, live pages, components and workspaces of everybody, for each model.',
      tags,
      response: answers({ 200: Type.Array(ModelUsage, { description: 'One for each model.' }) }, 401, 403),
    },
    handler: (request) => listUsage(signedIn(request)),
  });

  app.route({
    method: 'GET',
    url: `${url}:id/versions/`,
    config: { guard: 'admin' },
    schema: {
      summary: 'List the states of a block content model, the newest first (administrators)',
      description:
        'Answers what the model was at each revision, and who made it so. To restore one, send it with a PATCH.',
      tags,
      params,
      querystring: Type.Object(listQuery),
      response: answers({ 200: ListOf(ModelVersion) }, 400, 401, 403, 404),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const found = await listModelVersions(signedIn(request), { id: request.params.id, window });
      return listAnswer(request.url, window, found);
    },
  });

  app.route({
    method: 'POST',
    url,
    config: { guard: 'admin', ignoredBodyKeys },
    schema: {
      summary: 'Make a block content model (administrators)',
      description:
        'Defines a new type of block or component. The name must be unique, and every field must name an ' +
        'installed field type. The slug is made of the name.',
      tags,
      querystring: DryRunQuery,
      body: BlockContentModelInput,
      response: answers({ 201: BlockContentModel, 204: Tried }, 400, 401, 403),
    },
    async handler(request, reply) {
      if (isDryRun(request.query)) {
        await dryRunCreate(signedIn(request), request.body);
        return reply.code(204).send(null);
      }
      const model = await createModel(signedIn(request), request.body);
      return reply.code(201).send(sendVersioned(reply, model));
    },
  });

  app.route({
    method: 'PATCH',
    url: `${url}:id/`,
    config: { guard: 'admin', ignoredBodyKeys },
    schema: {
      summary: 'Change a block content model (administrators)',
      description:
        'Renames the model, replaces its fields, or changes what it says about itself; blocks that exist keep their ' +
        'data. Members that are left out stay as they are. The type of the model never changes.',
      tags,
      params,
      querystring: DryRunQuery,
      body: BlockContentModelPatch,
      response: answers({ 200: BlockContentModel, 204: Tried }, 400, 401, 403, 404, 412),
    },
    async handler(request, reply) {
      const change = { id: request.params.id, expected: expectedRevisions(request), patch: request.body };
      if (isDryRun(request.query)) {
        await dryRunUpdate(signedIn(request), change);
        return reply.code(204).send(null);
      }
      return sendVersioned(reply, await updateModel(signedIn(request), change));
    },
  });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config: { guard: 'admin' },
    schema: {
      summary: 'Remove a block content model that nothing is made of (administrators)',
      description: 'Refused while a block or component is made of it, or a live page shows it.',
      tags,
      params,
      querystring: DryRunQuery,
      response: answers(
        { 204: Type.Null({ description: 'Removed.' }) },
        ...([400, 401, 403, 404, 'conflict', 'type_live', 412] as const),
      ),
    },
    async handler(request, reply) {
      const removal = { id: request.params.id, expected: expectedRevisions(request) };
      await (isDryRun(request.query) ? dryRunDelete : deleteModel)(signedIn(request), removal);
      return reply.code(204).send(null);
    },
  });
}
