import { Type } from 'typebox';
import { Id } from '../../../shared/wire/basics.ts';
import { Block, BlockInput, BlockPatch } from '../../../shared/wire/content.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { expectedRevisions, sendVersioned } from '../../platform/http/routes/revisions.ts';
import { createBlock, deleteBlock, getBlock, updateBlock } from './service.ts';

const url = '/api/blocks/';
const tags = ['Blocks'];
const params = Type.Object({ id: Id });
const readOnly = ['id', 'revision', 'last_update', 'last_update_by'];

export function blockRoutes(app: App): void {
  app.route({
    method: 'POST',
    url,
    config: { guard: 'user', ignoredBodyKeys: readOnly },
    schema: {
      summary: 'Put a block into a page',
      description:
        'At `order`, before what is there now; at the end without it or beyond the end. ' +
        'The orders of a page are always 0 to n-1. ' +
        '`data` is checked against the model; what is wrong with it comes keyed by the names of its fields.',
      tags,
      body: BlockInput,
      response: answers({ 201: Block }, 400, 401, 403, 'page_full', 'too_many_blocks'),
    },
    async handler(request, reply) {
      const block = await createBlock(signedIn(request), request.body);
      return reply.code(201).send(sendVersioned(reply, block));
    },
  });

  app.route({
    method: 'GET',
    url: `${url}:id/`,
    config: { guard: 'user' },
    schema: {
      summary: 'Read a block',
      description: 'Answers one block with its data as a form shows it. Its links and images are up to date.',
      tags,
      params,
      response: answers({ 200: Block }, 401, 403, 404),
    },
    handler: async (request, reply) =>
      sendVersioned(reply, await getBlock(signedIn(request), request.params.id)),
  });

  app.route({
    method: 'PATCH',
    url: `${url}:id/`,
    config: { guard: 'user', ignoredBodyKeys: readOnly },
    schema: {
      summary: 'Change the data or the place of a block',
      description:
        'Replaces the data after checking it against the model, or moves the block within its page, or both. ' +
        'What is live changes only when the page is published.',
      tags,
      params,
      body: BlockPatch,
      response: answers({ 200: Block }, 400, 401, 403, 404, 'page_full', 412),
    },
    async handler(request, reply) {
      const change = { id: request.params.id, expected: expectedRevisions(request), patch: request.body };
      return sendVersioned(reply, await updateBlock(signedIn(request), change));
    },
  });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config: { guard: 'user' },
    schema: {
      summary: 'Take a block out of its page',
      description:
        'Removes the block and closes the gap in the order. What is live changes only when the page is ' +
        'published.',
      tags,
      params,
      response: answers({ 204: Type.Null({ description: 'Deleted.' }) }, 401, 403, 404, 412),
    },
    async handler(request, reply) {
      await deleteBlock(signedIn(request), { id: request.params.id, expected: expectedRevisions(request) });
      return reply.code(204).send(null);
    },
  });
}
