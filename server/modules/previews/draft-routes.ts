import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { drawNoPreview, siteHeaders, type UnpublishedPages } from '../sites/service.ts';
import { openPreviewLink, previewsPath } from './service.ts';

/** A draft is for those who have its link: nothing keeps it, finds it, or learns the link from its visitors. */
const headers = {
  ...siteHeaders,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Drawing a page costs more than sending one that is kept. */
const callsPerMinute = 120;

/** The drafts that links show, drawn by the theme. */
export function draftRoutes(app: App, unpublished: UnpublishedPages): void {
  // A link may also have lost its end.
  for (const url of [previewsPath, `${previewsPath}/*`])
    app.route<{ Params: { '*'?: string } }>({
      method: 'GET',
      url,
      config: {
        guard: 'public',
        headers,
        rateLimit: perAddress(callsPerMinute),
        refusalPage: drawNoPreview,
      },
      schema: { hide: true },
      async handler({ context, params }, reply) {
        const draft = await openPreviewLink(context, params['*'] ?? '');
        const drawn = draft && (await unpublished.drawDraft(context, draft));
        return reply
          .code(drawn === undefined ? 404 : 200)
          .type('text/html; charset=utf-8')
          .send(drawn ?? (await drawNoPreview(context)));
      },
    });
}
