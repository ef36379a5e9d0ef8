import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { Website, WebsitePatch } from '../../../shared/wire/websites.ts';
import { Workspace } from '../../../shared/wire/workspaces.ts';
import { perUser } from '../../platform/http/admission/rate-limits.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes } from '../../platform/http/routes/endpoints.ts';
import { proveDomain } from './prove-domain.ts';
import { decideWebsite, listWebsites } from './service.ts';

export function websiteRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Workspaces'], guard: 'admin' });

  route('POST', '/api/workspaces/:id/domain-check/', {
    summary: 'Prove the domain of a website',
    description:
      'Looks for the TXT record of `site_domain_record`, for the owner of the workspace. If it is there, the domain works ' +
      'at once. Another workspace that has the domain loses it, unless its own record still exists or an ' +
      'administrator has confirmed it.',
    guard: 'user',
    rateLimit: perUser(30),
    answers: { 200: Workspace },
    handle: (context, { params }) => proveDomain(context, params.id),
  });

  list('/api/websites/', {
    summary: 'List all websites (administrators)',
    description:
      'Returns the address of the site of each workspace and whether visitors can see it, the newest first.',
    query: {
      search: Type.Optional(
        Type.String({
          description: 'Part of the name, the slug or the domain, or of the name or address of the owner.',
          maxLength: limits.emailLength,
        }),
      ),
    },
    item: Website,
    handle: (context, { query, window }) => listWebsites(context, query.search ?? '', window),
  });

  route('PATCH', '/api/websites/:id/', {
    summary: 'Confirm a domain or take a website down (administrators)',
    description:
      'Confirms the domain of a site or withdraws the confirmation; takes a site down with its previews, or restores ' +
      'it. The change takes effect at once. `id` is the id of the workspace.',
    body: WebsitePatch,
    answers: { 200: Website },
    errors: [409],
    handle: (context, { params, body }) => decideWebsite(context, params.id, body),
  });
}
