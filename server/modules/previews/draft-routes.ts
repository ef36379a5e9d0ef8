import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { hidden } from '../../platform/http/routes/hidden.ts';
import type { HostNames } from '../../platform/sites/host-names.ts';
import { previewsPath } from '../../platform/sites/site-address.ts';
import { renderNoPreview, siteHeaders, type UnpublishedPages } from '../sites/service.ts';
import { openPreviewLink } from './service.ts';

/** Drafts are only for people with the link: they are not cached or indexed, and the link is not sent as a referrer. */
const headers = {
  ...siteHeaders,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Rendering a page costs more than sending a cached one. */
const callsPerMinute = 120;

interface DraftsShared {
  readonly hosts: HostNames;
  readonly unpublished: UnpublishedPages;
}

export function draftRoutes(app: App, { hosts, unpublished }: DraftsShared): void {
  const rateLimit = perAddress(callsPerMinute);
  const options = hidden({ headers, rateLimit, rejectionPage: renderNoPreview });
  // A link may also be truncated.
  for (const address of [previewsPath, `${previewsPath}/*`])
    app.get<{ Params: { '*'?: string } }>(address, options, async (request, reply) => {
      const { context, params, url } = request;
      const { sitesUrl } = context.config;
      if (sitesUrl !== undefined && !hosts.hasSites(request.headers.host))
        return reply.redirect(`${sitesUrl}${url}`, 301);
      const draft = await openPreviewLink(context, params['*'] ?? '');
      const rendered = draft && (await unpublished.renderDraft(context, draft));
      return reply
        .code(rendered === undefined ? 404 : 200)
        .type('text/html; charset=utf-8')
        .send(rendered ?? (await renderNoPreview(context)));
    });
}
