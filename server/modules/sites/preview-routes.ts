import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { PagePreview, PreviewTargets, SiteLook } from '../../../shared/wire/preview.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes } from '../../platform/http/routes/endpoints.ts';
import { readLook, readPagePreview, readTargets } from './preview.ts';
import type { SitesShared } from './routes.ts';

const { targetsAtOnce } = limits;

const ids = (what: string) =>
  Type.Optional(
    Type.String({
      description: `The ids of ${what}, separated by commas; at most ${targetsAtOnce}.`,
      pattern: `^[\\w-]{1,64}(,[\\w-]{1,64}){0,${targetsAtOnce - 1}}$`,
    }),
  );

export function previewRoutes(app: App, { pages }: Pick<SitesShared, 'pages'>): void {
  const { route } = memberRoutes(app, { tags: ['Workspaces'], guard: 'user' });

  route('GET', '/api/workspaces/:id/preview/', {
    summary: 'Read the style sheets and components of a site for rendering',
    description:
      'Returns the style sheets, the language and the delivered components of a site, for the owner of the ' +
      'workspace, whether or not the site is switched on.',
    answers: { 200: SiteLook },
    handle: (context, { params }) => readLook(context, pages, params.id),
  });

  route('GET', '/api/workspaces/:id/preview/targets/', {
    summary: 'Look up images and pages by their ids',
    description:
      'Returns the images and pages with these ids that the workspace has, as its site shows them, for new references ' +
      'in unsaved blocks.',
    query: { images: ids('images'), pages: ids('pages') },
    answers: { 200: PreviewTargets },
    handle(context, { params, query }) {
      const wanted = { images: query.images?.split(',') ?? [], pages: query.pages?.split(',') ?? [] };
      return readTargets(context, params.id, wanted);
    },
  });

  route('GET', '/api/pages/:id/preview/', {
    summary: 'Read the frame and the targets of a page for its preview',
    description:
      'Returns the frame of the site and the images and pages that the saved blocks of the page refer to, for the ' +
      'owner of the workspace. The blocks themselves come with the page.',
    tags: ['Pages'],
    answers: { 200: PagePreview },
    handle: (context, { params }) => readPagePreview(context, pages, params.id),
  });
}
