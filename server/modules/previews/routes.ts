import { Type } from 'typebox';
import { Id, ListOf } from '../../../shared/wire/basics.ts';
import { NewPreviewLink, PreviewLink, PreviewLinkInput } from '../../../shared/wire/preview-links.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './service.ts';

const tags = ['Pages'];
const url = '/api/pages/:id/preview-links/';
const params = Type.Object({ id: Id });

export function previewLinkRoutes(app: App): void {
  app.route({
    method: 'GET',
    url,
    config: { guard: 'user' },
    schema: {
      summary: 'List the links to the draft of a page',
      description:
        'Answers who made each link, when it expires and when it was last opened, the newest first. Addresses are not ' +
        'stored, so nobody can read them again.',
      tags,
      params,
      querystring: Type.Object(listQuery),
      response: answers({ 200: ListOf(PreviewLink) }, 400, 401, 403, 404),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const found = await listPreviewLinks(signedIn(request), { page: request.params.id, window });
      return listAnswer(request.url, window, found);
    },
  });

  app.route({
    method: 'POST',
    url,
    config: { guard: 'user' },
    schema: {
      summary: 'Make a link to the draft of a page',
      description:
        'Makes a link that shows the page as it is saved, to anyone who has it, and answers its address, once. It works ' +
        'for the days that are chosen, also while the site of the workspace is off.',
      tags,
      params,
      body: PreviewLinkInput,
      response: answers({ 201: NewPreviewLink }, 400, 401, 403, 404, 'too_many_preview_links'),
    },
    async handler(request, reply) {
      const wanted = { ...request.body, page: request.params.id };
      return reply.code(201).send(await createPreviewLink(signedIn(request), wanted));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/preview-links/:id/',
    config: { guard: 'user' },
    schema: {
      summary: 'Revoke a link to the draft of a page',
      description: 'Removes the link: from the next request on, it shows nothing.',
      tags,
      params,
      response: answers({ 204: Type.Null({ description: 'Revoked.' }) }, 401, 403, 404),
    },
    async handler(request, reply) {
      await revokePreviewLink(signedIn(request), request.params.id);
      return reply.code(204).send(null);
    },
  });
}
