import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { DeliveryPage } from '../../../shared/wire/delivery.ts';
import { Id } from '../../../shared/wire/basics.ts';
import { PreviewToken } from '../../../shared/wire/preview-token.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { readCredential } from '../../platform/http/admission/authentication.ts';
import { perAddress, perUser } from '../../platform/http/admission/rate-limits.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { hidden } from '../../platform/http/routes/hidden.ts';
import { memberRoutes, publicRoutes } from '../../platform/http/routes/endpoints.ts';
import { requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import { answerPreflight, originHeaders, plainHeaders, reading } from '../delivery/service.ts';
import { createPreviewToken, findDraft, readDraft, type ShownDraft } from './service.ts';

const draftUrl = '/api/delivery/preview/';

/** Any site with a token may read its draft. */
const draftHeaders = { ...plainHeaders, ...originHeaders('*'), 'cache-control': 'no-store' };

const Token = Type.String({ description: 'The token, if it is not in the header.', maxLength: 500 });

/** Drafts found while determining the size of calls. */
const foundFirst = new WeakMap<FastifyRequest, ShownDraft>();

export function externalPreviewRoutes(app: App): void {
  memberRoutes(app, { tags: ['Pages'], guard: 'user' }).route('POST', '/api/pages/:id/preview-token/', {
    summary: 'Create a token for the draft of a page',
    description:
      'Returns a token with which an external site reads the draft of this page for an hour, as long as the caller ' +
      'stays signed in, and where that site shows the page.',
    rateLimit: perUser(120),
    answers: { 201: PreviewToken },
    handle: (context, { params }) => createPreviewToken(context, params.id),
  });

  publicRoutes(app, { tags: ['Delivery'] }).route('GET', draftUrl, {
    summary: 'The draft of a page, for the preview on an external site',
    description:
      'Returns the saved draft of the page that a preview token is for, in the same format as a live ' +
      'page. The token is in the query or in the header, `Authorization: Preview …`.',
    headers: draftHeaders,
    rateLimit: perAddress(600),
    bytes: bytesOfDraft,
    query: { token: Type.Optional(Token) },
    answers: { 200: DeliveryPage },
    errors: [404],
    handle(context, { request }) {
      const draft = requireFound(foundFirst.get(request));
      return readDraft(context, draft);
    },
  });

  app.options(draftUrl, hidden(), (_request, reply) => answerPreflight(reply, reading));

  app.route<{ Params: { workspace: string }; Querystring: { token?: string } }>({
    method: 'GET',
    url: '/preview/outside/:workspace',
    config: { guard: 'public', rateLimit: perAddress(120) },
    compress: false,
    schema: {
      hide: true,
      params: Type.Object({ workspace: Id }),
      querystring: Type.Object({ token: Type.Optional(Token) }),
    },
    async handler({ context, params, query }, reply) {
      const { token = '' } = query;
      const draft = await findDraft(context, token);
      if (draft?.address === undefined || draft.page.workspace !== params.workspace)
        throw new ServiceError('not_found');
      return reply
        .headers(bridgeHeaders(draft.address))
        .type('text/html; charset=utf-8')
        .send(renderBridge(draft.address));
    },
  });
}

async function bytesOfDraft(request: FastifyRequest): Promise<number> {
  const credential = readCredential(request.headers);
  const { token = '' } = request.query as { token?: string };
  const draft = await findDraft(request.context, credential?.scheme === 'preview' ? credential.value : token);
  if (draft !== undefined) foundFirst.set(request, draft);
  return draft?.page.data_bytes ?? 0;
}

/**
 * The page between the editor and an external site. Only the app may frame it, it runs only our script, and it can
 * frame only that site.
 */
function renderBridge(address: string): string {
  return (
    '<!doctype html><html><head><meta charset="utf-8"><title>Octavo</title>' +
    `<script src="/preview/bridge.js" defer></script></head><body data-address="${escapeHtml(address)}"></body></html>`
  );
}

/** Replaces the usual security headers. */
function bridgeHeaders(address: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `frame-src ${new URL(address).origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}
