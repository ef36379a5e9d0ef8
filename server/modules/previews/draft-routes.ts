import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
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
  // A link may also be truncated.
  for (const url of [previewsPath, `${previewsPath}/*`])
    app.route<{ Params: { '*'?: string } }>({
      method: 'GET',
      url,
      config: {
        guard: 'public',
        headers,
        rateLimit: perAddress(callsPerMinute),
        rejectionPage: renderNoPreview,
      },
      schema: { hide: true },
      async handler({ context, params, url: address, headers: { host } }, reply) {
        const { sitesUrl } = context.config;
        if (sitesUrl !== undefined && !hosts.hasSites(host))
          return reply.redirect(`${sitesUrl}${address}`, 301);
        const draft = await openPreviewLink(context, params['*'] ?? '');
        const rendered = draft && (await unpublished.renderDraft(context, draft));
        return reply
          .code(rendered === undefined ? 404 : 200)
          .type('text/html; charset=utf-8')
          .send(rendered ?? (await renderNoPreview(context)));
      },
    });
}
