import { WorkspaceId } from '../../../shared/wire/basics.ts';
import {
  Block,
  BlockInput,
  BlockPatch,
  Component,
  ComponentInput,
  ComponentPatch,
} from '../../../shared/wire/content.ts';
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
} from './components.ts';
import { createBlock, deleteBlock, getBlock, updateBlock } from './service.ts';

const readOnly = ['id', 'revision', 'last_update', 'last_update_by'];

export function blockRoutes(app: App): void {
  const { route } = memberRoutes(app, { tags: ['Blocks'], guard: 'user' });

  route('POST', '/api/blocks/', {
    summary: 'Add a block to a page',
    description:
      'Inserts the block at `order`, or at the end without it or beyond the end. ' +
      'The orders of a page are always 0 to n-1. ' +
      '`data` is checked against the model; errors are keyed by field.',
    body: BlockInput,
    readOnly,
    answers: { 201: Block },
    errors: ['page_full', 'too_many_blocks'],
    handle: (context, { body }) => createBlock(context, body),
  });

  route('GET', '/api/blocks/:id/', {
    summary: 'Read a block',
    description:
      'Returns one block with its data in the form of the editor. Its links and images are up to date.',
    answers: { 200: Block },
    handle: (context, { params }) => getBlock(context, params.id),
  });

  route('PATCH', '/api/blocks/:id/', {
    summary: 'Change the data or the position of a block',
    description:
      'Replaces the data after checking it against the model, or moves the block within its page, or both. ' +
      'The live page changes only when it is published.',
    body: BlockPatch,
    readOnly,
    answers: { 200: Block },
    errors: ['page_full', 412],
    handle: (context, { params, expected, body }) =>
      updateBlock(context, { id: params.id, expected, patch: body }),
  });

  route('DELETE', '/api/blocks/:id/', {
    summary: 'Delete a block',
    description:
      'Removes the block and closes the gap in the order. The live page changes only when it is ' +
      'published.',
    answers: removed(),
    errors: [412],
    handle: (context, { params, expected }) => deleteBlock(context, { id: params.id, expected }),
  });
}

export function componentRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Components'], guard: 'user' });

  list('/api/components/', {
    summary: 'List the components of a workspace',
    description: 'Returns the components that all pages of one workspace share, to its owner.',
    query: { workspace: WorkspaceId },
    item: Component,
    errors: [404],
    bytes: (request) =>
      bytesOfComponents(signedIn(request), (request.query as { workspace: string }).workspace),
    handle: (context, { query, window }) => listComponents(context, { workspace: query.workspace, window }),
  });

  route('POST', '/api/components/', {
    summary: 'Create a component: at most one of each model in a workspace',
    description:
      'Creates a shared block from a model of the type COMPONENT. The data is checked against the model, ' +
      'and errors are keyed by field.',
    body: ComponentInput,
    readOnly,
    answers: { 201: Component },
    errors: ['components_full'],
    handle: (context, { body }) => createComponent(context, body),
  });

  route('GET', '/api/components/:id/', {
    summary: 'Read a component',
    description:
      'Returns one component with its data in the form of the editor. Its links and images are up to date.',
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
    description: 'Removes the component from its workspace. External sites stop receiving it at once.',
    answers: removed(),
    errors: [412],
    handle: (context, { params, expected }) => deleteComponent(context, { id: params.id, expected }),
  });
}
