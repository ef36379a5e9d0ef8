import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { Id, ListOf } from '../../../shared/wire/basics.ts';
import { Website, WebsitePatch, Workspace } from '../../../shared/wire/workspaces.ts';
import { perUser } from '../../platform/http/admission/rate-limits.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { proveDomain } from './prove-domain.ts';
import { decideWebsite, listWebsites } from './service.ts';

const tags = ['Workspaces'];
const params = Type.Object({ id: Id });

export function websiteRoutes(app: App): void {
  app.route({
    method: 'POST',
    url: '/api/workspaces/:id/domain-check/',
    config: { guard: 'user', rateLimit: perUser(30) },
    schema: {
      summary: 'Prove the domain of a website',
      description:
        'Looks for the TXT record of `site_domain_record`, for the owner of the workspace. If it is there, the domain works ' +
        'from now on. Another workspace that has had the domain loses it, unless its own record is still there or an ' +
        'administrator has confirmed it.',
      tags,
      params,
      response: answers({ 200: Workspace }, 400, 401, 403, 404),
    },
    handler: (request) => proveDomain(signedIn(request), request.params.id),
  });

  app.route({
    method: 'GET',
    url: '/api/websites/',
    config: { guard: 'admin' },
    schema: {
      summary: 'List the websites of everybody (administrators)',
      description:
        'Answers where the site of each workspace is and whether visitors can see it, the newest first.',
      tags,
      querystring: Type.Object({
        ...listQuery,
        search: Type.Optional(
          Type.String({
            description: 'Part of the name, the slug or the domain, or of the name or address of the owner.',
            maxLength: limits.emailLength,
          }),
        ),
      }),
      response: answers({ 200: ListOf(Website) }, 400, 401, 403),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const found = await listWebsites(signedIn(request), request.query.search ?? '', window);
      return listAnswer(request.url, window, found);
    },
  });

  app.route({
    method: 'PATCH',
    url: '/api/websites/:id/',
    config: { guard: 'admin' },
    schema: {
      summary: 'Decide about a website (administrators)',
      description:
        'Confirms the domain of a site, or withdraws what made it work; takes a site down with its previews, or puts it up ' +
        'again. Visitors notice at once. `id` is that of the workspace.',
      tags,
      params,
      body: WebsitePatch,
      response: answers({ 200: Website }, 400, 401, 403, 404, 409),
    },
    handler: (request) => decideWebsite(signedIn(request), request.params.id, request.body),
  });
}
