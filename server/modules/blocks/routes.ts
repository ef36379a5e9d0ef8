import { Block, BlockInput, BlockPatch } from '../../../shared/wire/content.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { createBlock, deleteBlock, getBlock, updateBlock } from './service.ts';

const readOnly = ['id', 'revision', 'last_update', 'last_update_by'];

export function blockRoutes(app: App): void {
  const { route } = memberRoutes(app, { tags: ['Blocks'], guard: 'user' });

  route('POST', '/api/blocks/', {
    summary: 'Put a block into a page',
    description:
      'At `order`, before what is there now; at the end without it or beyond the end. ' +
      'The orders of a page are always 0 to n-1. ' +
      '`data` is checked against the model; what is wrong with it comes keyed by the names of its fields.',
    body: BlockInput,
    readOnly,
    answers: { 201: Block },
    errors: ['page_full', 'too_many_blocks'],
    handle: (context, { body }) => createBlock(context, body),
  });

  route('GET', '/api/blocks/:id/', {
    summary: 'Read a block',
    description: 'Answers one block with its data as a form shows it. Its links and images are up to date.',
    answers: { 200: Block },
    handle: (context, { params }) => getBlock(context, params.id),
  });

  route('PATCH', '/api/blocks/:id/', {
    summary: 'Change the data or the place of a block',
    description:
      'Replaces the data after checking it against the model, or moves the block within its page, or both. ' +
      'What is live changes only when the page is published.',
    body: BlockPatch,
    readOnly,
    answers: { 200: Block },
    errors: ['page_full', 412],
    handle: (context, { params, expected, body }) =>
      updateBlock(context, { id: params.id, expected, patch: body }),
  });

  route('DELETE', '/api/blocks/:id/', {
    summary: 'Take a block out of its page',
    description:
      'Removes the block and closes the gap in the order. What is live changes only when the page is ' +
      'published.',
    answers: removed(),
    errors: [412],
    handle: (context, { params, expected }) => deleteBlock(context, { id: params.id, expected }),
  });
}
