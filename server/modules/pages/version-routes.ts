import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  Page,
  PageRendering,
  PageVersion,
  PageVersionDetail,
  VersionFields,
} from '../../../shared/wire/content.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { memberRoutes } from '../../platform/http/routes/endpoints.ts';
import { requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import { bytesOfPage } from './service.ts';
import type { UnpublishedPages } from '../sites/service.ts';
import { bytesOfVersion, findVersion, getVersion, listVersions, restoreVersion } from './versions.ts';

const params = { version: Type.String({ description: 'Its number, from 1.', maxLength: 200 }) };

export function pageVersionRoutes(app: App, unpublished: UnpublishedPages): void {
  const { route, list } = memberRoutes(app, { tags: ['Pages'], guard: 'user' });

  list('/api/pages/:id/versions/', {
    summary: 'List the published versions of a page, the newest first',
    description: 'Returns when and by whom the page was published, without the blocks.',
    item: PageVersion,
    handle: (context, { params: { id }, window }) => listVersions(context, { id, window }),
  });

  route('GET', '/api/pages/:id/versions/:version/', {
    summary: 'Read a published version with its blocks',
    description:
      'Returns the published title, path and blocks, with the fields of their types at that time. With `fields=now`, ' +
      'the blocks have the current fields, as after restoring, to compare them with the current page.',
    params,
    bytes: bytesOfCall,
    query: { fields: Type.Optional(VersionFields) },
    answers: { 200: PageVersionDetail },
    handle: (context, call) =>
      getVersion(context, { ...wantedVersion(call.params), fields: call.query.fields }),
  });

  route('GET', '/api/pages/:id/versions/:version/drawing/', {
    summary: 'Read a published version as the site would render it',
    description:
      'Returns the HTML of each block of the version and of the current frame of the site. Links are inactive, and ' +
      'forms cannot be sent. A block that cannot be rendered is a labelled placeholder.',
    params,
    answers: { 200: PageRendering },
    async handle(context, call) {
      const version = await findVersion(context, wantedVersion(call.params));
      const rendered = requireFound(await unpublished.renderParts(context, version));
      const { rootClass: root_class, styles, blocks, ...rest } = rendered;
      return { ...rest, root_class, styles: [...styles], blocks: [...blocks] };
    },
  });

  route('POST', '/api/pages/:id/versions/:version/restore/', {
    summary: 'Put the blocks of a version back into the page',
    description:
      'Replaces the blocks of the page by those of the version, as a draft: the live page stays until the ' +
      'draft is published.',
    params,
    bytes: bytesOfRestoring,
    answers: { 200: Page },
    errors: ['type_deleted', 'page_full', 'too_many_blocks', 412],
    handle: (context, { params: named, expected }) =>
      restoreVersion(context, { ...wantedVersion(named), expected }),
  });
}

interface VersionParams {
  readonly id: string;
  readonly version: string;
}

function bytesOfCall(request: FastifyRequest): Promise<number> {
  return bytesOfVersion(signedIn(request), wantedVersion(request.params as VersionParams));
}

/** Restoring reads the version, replaces the page, and returns the page. */
async function bytesOfRestoring(request: FastifyRequest): Promise<number> {
  const { id } = request.params as VersionParams;
  return (await bytesOfCall(request)) + (await bytesOfPage(signedIn(request), id));
}

/** Rejects invalid version numbers with 404, as for any malformed id. */
function wantedVersion({ id, version }: VersionParams): { id: string; version: number } {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new ServiceError('not_found');
  return { id, version: Number(version) };
}
