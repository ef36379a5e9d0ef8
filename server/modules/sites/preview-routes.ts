import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { Id } from '../../../shared/wire/basics.ts';
import { PagePreview, PreviewTargets, SiteLook } from '../../../shared/wire/preview.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { readLook, readPagePreview, readTargets } from './preview.ts';
import type { SitesShared } from './routes.ts';

const { targetsAtOnce } = limits;

const params = Type.Object({ id: Id });

const ids = (what: string) =>
  Type.Optional(
    Type.String({
      description: `The ids of ${what}, separated by commas; at most ${targetsAtOnce}.`,
      pattern: `^[\\w-]{1,64}(,[\\w-]{1,64}){0,${targetsAtOnce - 1}}$`,
    }),
  );

const TargetsQuery = Type.Object({ images: ids('images'), pages: ids('pages') });

export function previewRoutes(app: App, { pages }: Pick<SitesShared, 'pages'>): void {
  app.route({
    method: 'GET',
    url: '/api/workspaces/:id/preview/',
    config: { guard: 'user' },
    schema: {
      summary: 'Read what the site of a workspace is rendered with',
      description:
        'Answers the style sheets, the language and the delivered components of a site, for the owner of the ' +
        'workspace, whether or not the site is switched on.',
      tags: ['Workspaces'],
      params,
      response: answers({ 200: SiteLook }, 401, 403, 404),
    },
    handler: (request) => readLook(signedIn(request), pages, request.params.id),
  });

  app.route({
    method: 'GET',
    url: '/api/workspaces/:id/preview/targets/',
    config: { guard: 'user' },
    schema: {
      summary: 'Look up images and pages by their ids',
      description:
        'Answers those of these images and pages that the workspace has, as its site shows them, for blocks that ' +
        'have just begun to refer to them.',
      tags: ['Workspaces'],
      params,
      querystring: TargetsQuery,
      response: answers({ 200: PreviewTargets }, 400, 401, 403, 404),
    },
    handler(request) {
      const { images, pages: linked } = request.query;
      const wanted = { images: images?.split(',') ?? [], pages: linked?.split(',') ?? [] };
      return readTargets(signedIn(request), request.params.id, wanted);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/pages/:id/preview/',
    config: { guard: 'user' },
    schema: {
      summary: 'Read what a page is rendered with while it is edited',
      description:
        'Answers how the site looks around the page, and the images and pages that its saved blocks refer to, for ' +
        'the owner of the workspace. The blocks themselves are those of the page.',
      tags: ['Pages'],
      params,
      response: answers({ 200: PagePreview }, 401, 403, 404),
    },
    handler: (request) => readPagePreview(signedIn(request), pages, request.params.id),
  });
}
