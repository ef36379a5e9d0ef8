import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { Id, ListOf, WorkspaceId } from '../../../shared/wire/basics.ts';
import {
  Page,
  PageInput,
  PagePatch,
  PageSummary,
  ReferringContent,
  ReorderInput,
} from '../../../shared/wire/content.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { expectedRevisions, sendVersioned } from '../../platform/http/routes/revisions.ts';
import {
  bytesOfPage,
  createPage,
  deletePage,
  duplicatePage,
  findPage,
  getPage,
  listPages,
  listPageReferences,
  pageOrderings,
  publishPage,
  reorderPage,
  updatePage,
  type PageOrdering,
} from './service.ts';

const url = '/api/pages/';
const tags = ['Pages'];
const params = Type.Object({ id: Id });
const bytes = (request: FastifyRequest) =>
  bytesOfPage(signedIn(request), (request.params as Static<typeof params>).id);
const readOnly = [
  'id',
  'has_unpublished_changes',
  'can_be_deleted',
  'published_at',
  'created_at',
  'created_by',
  'last_update',
  'last_update_by',
  'revision',
  'page_blocks',
];

/** Pages found while determining the size of calls. */
const foundFirst = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof findPage>>>();
const bytesOfRead = async (request: FastifyRequest) => {
  const page = await findPage(signedIn(request), (request.params as Static<typeof params>).id);
  foundFirst.set(request, page);
  return page?.data_bytes ?? 0;
};

const ListQuery = Type.Object({
  workspace: WorkspaceId,
  search: Type.Optional(
    Type.String({
      description: 'In title and path, in either Serbian script.',
      maxLength: limits.titleLength,
    }),
  ),
  ordering: Type.Optional(
    Type.Unsafe<PageOrdering>(
      Type.Union(
        pageOrderings.map((ordering) => Type.Literal(ordering)),
        { description: 'By age without it.' },
      ),
    ),
  ),
  ...listQuery,
});

export function pageRoutes(app: App): void {
  app.route({
    method: 'GET',
    url,
    config: { guard: 'user' },
    schema: {
      summary: 'List the pages of a workspace, without their blocks',
      description:
        'Answers the pages of one workspace to its owner, drafts included. They can be searched and sorted.',
      tags,
      querystring: ListQuery,
      response: answers({ 200: ListOf(PageSummary) }, 400, 401, 403, 404),
    },
    async handler(request) {
      const { workspace, search, ordering } = request.query;
      const window = windowOf(request.query);
      const found = await listPages(signedIn(request), { workspace, search, ordering, window });
      return listAnswer(request.url, window, found);
    },
  });

  app.route({
    method: 'POST',
    url,
    config: { guard: 'user', ignoredBodyKeys: readOnly },
    schema: {
      summary: 'Make a page, in draft',
      description:
        'Creates an empty page that external sites do not see yet. Its path is normalised and must be unique ' +
        'in the workspace.',
      tags,
      body: PageInput,
      response: answers({ 201: Page }, 400, 401, 403, 'too_many_pages'),
    },
    async handler(request, reply) {
      return reply.code(201).send(sendVersioned(reply, await createPage(signedIn(request), request.body)));
    },
  });

  app.route({
    method: 'GET',
    url: `${url}:id/`,
    config: { guard: 'user', bytes: bytesOfRead },
    schema: {
      summary: 'Read a page with its blocks',
      description: 'Answers one page with all its blocks in order, as the editor shows them.',
      tags,
      params,
      response: answers({ 200: Page }, 401, 403, 404),
    },
    handler: async (request, reply) =>
      sendVersioned(reply, await getPage(signedIn(request), request.params.id, foundFirst.get(request))),
  });

  app.route({
    method: 'GET',
    url: `${url}:id/references/`,
    config: { guard: 'user' },
    schema: {
      summary: 'List what links to a page',
      description:
        'Answers the other pages and the components that link to a page, which keep it from being deleted.',
      tags,
      params,
      response: answers({ 200: ReferringContent }, 401, 403, 404),
    },
    handler: (request) => listPageReferences(signedIn(request), request.params.id),
  });

  app.route({
    method: 'PATCH',
    url: `${url}:id/`,
    config: { guard: 'user', bytes, ignoredBodyKeys: readOnly },
    schema: {
      summary: 'Change title, path or state of a page',
      description:
        '`in_draft: false` publishes the blocks as they are saved now, in one step; `in_draft: true` withdraws the page. ' +
        'Publishing may refuse fields of blocks, as `…/publish/` does. ' +
        'A former path of a live page leads external sites to the new one.',
      tags,
      params,
      body: PagePatch,
      response: answers({ 200: Page }, 400, 401, 403, 404, 412),
    },
    async handler(request, reply) {
      const change = { id: request.params.id, expected: expectedRevisions(request), patch: request.body };
      return sendVersioned(reply, await updatePage(signedIn(request), change));
    },
  });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config: { guard: 'user', bytes },
    schema: {
      summary: 'Delete a page that nothing else links to',
      description:
        'Removes the page with its blocks and versions. While another page or component links to it, this is ' +
        'refused and the answer names them.',
      tags,
      params,
      response: answers({ 204: Type.Null({ description: 'Deleted.' }) }, 401, 403, 404, 'page_in_use', 412),
    },
    async handler(request, reply) {
      await deletePage(signedIn(request), { id: request.params.id, expected: expectedRevisions(request) });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: `${url}:id/publish/`,
    config: { guard: 'user', bytes },
    schema: {
      summary: 'Make the saved blocks of a page live',
      description:
        'Publishes the blocks as they are saved now, all at once, and adds a version to the history of the ' +
        'page. Fields that block types require for publishing, or want to be unique on the page, are named by block: ' +
        '`page_blocks.<id of the block>.title`.',
      tags,
      params,
      response: answers({ 200: Page }, 400, 401, 403, 404, 412),
    },
    async handler(request, reply) {
      const wanted = { id: request.params.id, expected: expectedRevisions(request) };
      return sendVersioned(reply, await publishPage(signedIn(request), wanted));
    },
  });

  app.route({
    method: 'POST',
    url: `${url}:id/reorder/`,
    config: { guard: 'user', bytes },
    schema: {
      summary: 'Set the order of all blocks of a page at once',
      description: 'All or nothing: every block of the page is named exactly once.',
      tags,
      params,
      body: ReorderInput,
      response: answers({ 200: Page }, 400, 401, 403, 404),
    },
    async handler(request, reply) {
      const wanted = { id: request.params.id, blocks: request.body.blocks };
      return sendVersioned(reply, await reorderPage(signedIn(request), wanted));
    },
  });

  app.route({
    method: 'POST',
    url: `${url}:id/duplicate/`,
    config: { guard: 'user', bytes },
    schema: {
      summary: 'Copy a page with its blocks, in draft',
      description:
        'Creates a page with the same blocks and a path of its own in the same workspace. External sites do ' +
        'not see the copy until it is published.',
      tags,
      params,
      response: answers({ 201: Page }, 401, 403, 404, 'page_full', 'too_many_pages', 'too_many_blocks'),
    },
    async handler(request, reply) {
      const copy = await duplicatePage(signedIn(request), request.params.id);
      return reply.code(201).send(sendVersioned(reply, copy));
    },
  });
}
