import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Id, ListOf } from '../../../shared/wire/basics.ts';
import {
  Page,
  PageDrawing,
  PageVersion,
  PageVersionDetail,
  VersionFields,
} from '../../../shared/wire/content.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { expectedRevisions, sendVersioned } from '../../platform/http/routes/revisions.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { bytesOfPage } from './service.ts';
import type { UnpublishedPages } from '../sites/service.ts';
import { bytesOfVersion, findVersion, getVersion, listVersions, restoreVersion } from './versions.ts';

const url = '/api/pages/:id/versions/';
const tags = ['Pages'];
const params = Type.Object({
  id: Id,
  version: Type.String({ description: 'Its number, from 1.', maxLength: 200 }),
});

export function pageVersionRoutes(app: App, unpublished: UnpublishedPages): void {
  app.route({
    method: 'GET',
    url,
    config: { guard: 'user' },
    schema: {
      summary: 'List what was published of a page, the newest first',
      description: 'Answers when and by whom the page was published, without the blocks.',
      tags,
      params: Type.Object({ id: Id }),
      querystring: Type.Object(listQuery),
      response: answers({ 200: ListOf(PageVersion) }, 400, 401, 403, 404),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const found = await listVersions(signedIn(request), { id: request.params.id, window });
      return listAnswer(request.url, window, found);
    },
  });

  app.route({
    method: 'GET',
    url: `${url}:version/`,
    config: { guard: 'user', bytes: bytesOfCall },
    schema: {
      summary: 'Read a published version with its blocks',
      description:
        'Answers what was published: title, path and blocks, with the fields that their types had then. An editor shows ' +
        'it beside the page of today: `fields=now` answers the blocks with the fields of now, as restoring puts them ' +
        'into the page.',
      tags,
      params,
      querystring: Type.Object({ fields: Type.Optional(VersionFields) }),
      response: answers({ 200: PageVersionDetail }, 400, 401, 403, 404),
    },
    handler: (request) =>
      getVersion(signedIn(request), { ...wantedVersion(request.params), fields: request.query.fields }),
  });

  app.route({
    method: 'GET',
    url: `${url}:version/drawing/`,
    config: { guard: 'user' },
    schema: {
      summary: 'Read a published version as the site would render it',
      description:
        'Answers HTML of each block of the version, and of what the site has around it now. Links lead nowhere, and no ' +
        'form can be sent. A block that cannot be rendered is a labelled placeholder.',
      tags,
      params,
      response: answers({ 200: PageDrawing }, 401, 403, 404),
    },
    async handler(request) {
      const context = signedIn(request);
      const rendered = await unpublished.renderParts(
        context,
        await findVersion(context, wantedVersion(request.params)),
      );
      if (rendered === undefined) throw new ServiceError('not_found');
      const { rootClass: root_class, styles, blocks, ...rest } = rendered;
      return { ...rest, root_class, styles: [...styles], blocks: [...blocks] };
    },
  });

  app.route({
    method: 'POST',
    url: `${url}:version/restore/`,
    config: { guard: 'user', bytes: bytesOfRestoring },
    schema: {
      summary: 'Put the blocks of a version back into the page',
      description:
        'Replaces the blocks of the page by those of the version, as a draft: what is live stays until the ' +
        'page is published.',
      tags,
      params,
      response: answers({ 200: Page }, 401, 403, 404, 'type_deleted', 'page_full', 'too_many_blocks', 412),
    },
    async handler(request, reply) {
      const wanted = { ...wantedVersion(request.params), expected: expectedRevisions(request) };
      return sendVersioned(reply, await restoreVersion(signedIn(request), wanted));
    },
  });
}

function bytesOfCall(request: FastifyRequest): Promise<number> {
  return bytesOfVersion(signedIn(request), wantedVersion(request.params as Static<typeof params>));
}

/** Restoring reads the version, replaces the page, and returns the page. */
async function bytesOfRestoring(request: FastifyRequest): Promise<number> {
  const { id } = request.params as Static<typeof params>;
  return (await bytesOfCall(request)) + (await bytesOfPage(signedIn(request), id));
}

/** Rejects invalid version numbers with 404, as for any malformed id. */
function wantedVersion({ id, version }: { id: string; version: string }): { id: string; version: number } {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new ServiceError('not_found');
  return { id, version: Number(version) };
}
