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
import { Choice, Shape } from '../../../shared/wire/basics.ts';
import { dryRunQuery, isDryRun, Tried } from '../../platform/http/routes/dry-run.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
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

// A version may be sent back unchanged, to restore it.
const readOnly = [
  ...['id', 'slug', 'library', 'revision', 'shape', 'changed_at', 'changed_by', 'retired_fields'],
];

export function blockContentModelRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Block content models'], guard: 'admin' });

  route('GET', '/api/block-content-models/', {
    summary: 'The block content models, as a plain array',
    description:
      'The only list without pagination. A member gets the models that one of their workspaces may use ' +
      'or uses, and of `available.workspaces` only their own; administrators get all.',
    guard: 'signed_in',
    query: {
      content_model_type: Type.Optional(Choice(contentModelTypes, 'Only those of this type.')),
    },
    answers: { 200: Type.Array(BlockContentModel, { description: 'By age.' }) },
    handle: (context, { query }) => listModels(context, query.content_model_type),
  });

  route('GET', '/api/block-content-models/:id/', {
    summary: 'One block content model',
    description: 'Returns one model and its revision for a later write.',
    guard: 'signed_in',
    answers: { 200: BlockContentModel },
    handle: (context, { params }) => getModelDetail(context, params.id),
  });

  route('GET', '/api/block-content-models/:id/steps/', {
    summary: 'The plans that changed the fields of a block content model since a schema version',
    description:
      'Returns the plans in order, as a plain array, for editors that migrate unsaved input. ' +
      'Schema versions without a plan changed no stored data.',
    guard: 'signed_in',
    query: { after: Type.Optional(Shape) },
    answers: { 200: Type.Array(SchemaStep, { description: 'In the order of their schema versions.' }) },
    handle: (context, { params, query }) =>
      listSchemaSteps(context, { id: params.id, after: query.after ?? 0 }),
  });

  route('GET', '/api/block-content-models/usage/', {
    summary: 'Count the content of each block content model (administrators)',
    description: 'Counts blocks, pages, live pages, components and workspaces of all users, for each model.',
    answers: { 200: Type.Array(ModelUsage, { description: 'One for each model.' }) },
    handle: listUsage,
  });

  list('/api/block-content-models/:id/versions/', {
    summary: 'List the revisions of a block content model, the newest first (administrators)',
    description:
      'Returns the model at each revision and who changed it. To restore one, send it with a PATCH.',
    item: ModelVersion,
    handle: (context, { params, window }) => listModelVersions(context, { id: params.id, window }),
  });

  route('POST', '/api/block-content-models/', {
    summary: 'Create a block content model (administrators)',
    description:
      'Defines a new type of block or component. The name must be unique, and every field must name an ' +
      'installed field type. The slug is derived from the name.',
    query: dryRunQuery,
    body: BlockContentModelInput,
    readOnly,
    answers: { 201: BlockContentModel, 204: Tried },
    handle: (context, { query, body }) => (isDryRun(query) ? dryRunCreate : createModel)(context, body),
  });

  route('PATCH', '/api/block-content-models/:id/', {
    summary: 'Change a block content model (administrators)',
    description:
      'Renames the model, replaces its fields or changes its description; existing blocks keep their data. ' +
      'Omitted members do not change. The type of the model never changes.',
    query: dryRunQuery,
    body: BlockContentModelPatch,
    readOnly,
    answers: { 200: BlockContentModel, 204: Tried },
    errors: [412],
    handle: (context, { params, query, expected, body }) =>
      (isDryRun(query) ? dryRunUpdate : updateModel)(context, { id: params.id, expected, patch: body }),
  });

  route('DELETE', '/api/block-content-models/:id/', {
    summary: 'Delete an unused block content model (administrators)',
    description: 'Rejected while a block or component uses it or a live page shows it.',
    query: dryRunQuery,
    answers: removed('Removed.'),
    errors: ['conflict', 'type_live', 412],
    handle: (context, { params, query, expected }) =>
      (isDryRun(query) ? dryRunDelete : deleteModel)(context, { id: params.id, expected }),
  });
}
