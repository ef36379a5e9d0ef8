import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { Choice, WorkspaceId } from '../../../shared/wire/basics.ts';
import {
  Page,
  PageInput,
  PagePatch,
  PageSummary,
  ReferringContent,
  ReorderInput,
} from '../../../shared/wire/content.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { createPage, duplicatePage } from './create-page.ts';
import { listPages, pageOrderings } from './list-pages.ts';
import {
  bytesOfPage,
  deletePage,
  findPage,
  getPage,
  listPageReferences,
  publishPage,
  reorderPage,
  updatePage,
} from './service.ts';

const pageOf = (request: FastifyRequest) => (request.params as { id: string }).id;
const bytes = (request: FastifyRequest) => bytesOfPage(signedIn(request), pageOf(request));
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
  const page = await findPage(signedIn(request), pageOf(request));
  foundFirst.set(request, page);
  return page?.data_bytes ?? 0;
};

const listedPages = {
  workspace: WorkspaceId,
  search: Type.Optional(
    Type.String({
      description: 'In title and path, in either Serbian script.',
      maxLength: limits.titleLength,
    }),
  ),
  ordering: Type.Optional(Choice(pageOrderings, 'By default, pages are in the order of their creation.')),
};

export function pageRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Pages'], guard: 'user' });

  list('/api/pages/', {
    summary: 'List the pages of a workspace, without their blocks',
    description:
      'Returns the pages of one workspace to its owner, drafts included. They can be searched and sorted.',
    query: listedPages,
    item: PageSummary,
    errors: [404],
    handle: (context, { query: { workspace, search, ordering }, window }) =>
      listPages(context, { workspace, search, ordering, window }),
  });

  route('POST', '/api/pages/', {
    summary: 'Create a page as a draft',
    description:
      'Creates an empty page that external sites cannot read yet. Its path is normalised and must be unique ' +
      'in the workspace.',
    body: PageInput,
    readOnly,
    answers: { 201: Page },
    errors: ['too_many_pages'],
    handle: (context, { body }) => createPage(context, body),
  });

  route('GET', '/api/pages/:id/', {
    summary: 'Read a page with its blocks',
    description: 'Returns one page with all its blocks in order, as the editor shows them.',
    bytes: bytesOfRead,
    answers: { 200: Page },
    handle: (context, { params, request }) => getPage(context, params.id, foundFirst.get(request)),
  });

  route('GET', '/api/pages/:id/references/', {
    summary: 'List the links to a page',
    description:
      'Returns the other pages and the components that link to a page, which prevent its deletion.',
    answers: { 200: ReferringContent },
    handle: (context, { params }) => listPageReferences(context, params.id),
  });

  route('PATCH', '/api/pages/:id/', {
    summary: 'Change title, path or state of a page',
    description:
      '`in_draft: false` publishes the saved blocks in one step; `in_draft: true` unpublishes the page. ' +
      'Publishing may reject fields of blocks, as `…/publish/` does. ' +
      'A former path of a live page leads external sites to the new one.',
    bytes,
    body: PagePatch,
    readOnly,
    answers: { 200: Page },
    errors: [412],
    handle: (context, { params, expected, body }) =>
      updatePage(context, { id: params.id, expected, patch: body }),
  });

  route('DELETE', '/api/pages/:id/', {
    summary: 'Delete a page that nothing else links to',
    description:
      'Removes the page with its blocks and versions. While another page or component links to it, this is ' +
      'rejected and the response names them.',
    bytes,
    answers: removed(),
    errors: ['page_in_use', 412],
    handle: (context, { params, expected }) => deletePage(context, { id: params.id, expected }),
  });

  route('POST', '/api/pages/:id/publish/', {
    summary: 'Make the saved blocks of a page live',
    description:
      'Publishes the saved blocks, all at once, and adds a version to the history of the ' +
      'page. Errors in fields that must not be empty for publishing, or must be unique on the page, are keyed by block: ' +
      '`page_blocks.<id of the block>.title`.',
    bytes,
    answers: { 200: Page },
    errors: [412],
    handle: (context, { params, expected }) => publishPage(context, { id: params.id, expected }),
  });

  route('POST', '/api/pages/:id/reorder/', {
    summary: 'Set the order of all blocks of a page at once',
    description: 'All or nothing: every block of the page is named exactly once.',
    bytes,
    body: ReorderInput,
    answers: { 200: Page },
    handle: (context, { params, body }) => reorderPage(context, { id: params.id, blocks: body.blocks }),
  });

  route('POST', '/api/pages/:id/duplicate/', {
    summary: 'Copy a page with its blocks, in draft',
    description:
      'Creates a page with the same blocks and a new path in the same workspace. External sites cannot ' +
      'read the copy until it is published.',
    bytes,
    answers: { 201: Page },
    errors: ['page_full', 'too_many_pages', 'too_many_blocks'],
    handle: (context, { params }) => duplicatePage(context, params.id),
  });
}
