import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { FormSubmissionInput, FormSubmissionReceipt } from '../../../shared/wire/form-submissions.ts';
import { DeliveryPage, DeliverySchema, DeliverySite } from '../../../shared/wire/delivery.ts';
import type { ApiKeyActor } from '../../platform/context.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { hidden } from '../../platform/http/routes/hidden.ts';
import { apiKeyRoutes } from '../../platform/http/routes/endpoints.ts';
import { withApiKey } from '../../platform/http/routes/context-of.ts';
import { limitPerSite, networkOf, perVisitor } from '../../platform/http/admission/rate-limits.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { limitSender, receiveFormSubmission } from '../form-submissions/service.ts';
import {
  admitOrigin,
  allowedOrigin,
  answerPreflight,
  plainHeaders,
  reading,
  writing,
} from './cross-origin.ts';
import { describeTypes } from './describe-types.ts';
import type { DeliveryCaches, Prepared } from './delivery-caches.ts';
import { answerMoved, contentHeaders, pagesUrl } from './read-answer.ts';
import { siteUrl, siteWindowOf } from './live-pages.ts';

const formSubmissionsUrl = '/api/delivery/inquiries/';

const moved = Type.Null({ description: 'The page has moved; Location names its new path.' });
const unchanged = Type.Null({ description: 'What `If-None-Match` names is still current.' });

export function deliveryRoutes(app: App, caches: DeliveryCaches): void {
  const { route } = apiKeyRoutes(app, { tags: ['Delivery'] });

  route('GET', siteUrl, {
    summary: 'The site: its live pages, its components and its SEO settings',
    description:
      'Returns what an external site needs on every page, for the workspace of the API key, without ' +
      'drafts. Send its ETag to avoid downloading the same bytes twice. Without `page` and `page_size` all ' +
      'live pages are listed. With one of them, only that page of the list is, and `next` is the address of the next page.',
    headers: plainHeaders,
    options: { compress: false },
    query: {
      page: Type.Optional(
        Type.Integer({
          description: 'The page of the list, from 1.',
          minimum: 1,
          maximum: 1_000_000,
        }),
      ),
      page_size: Type.Optional(
        Type.Integer({
          description: 'The number of entries per page of the list; 1,000 if only `page` is given.',
          minimum: 1,
          maximum: limits.pageSizeMax,
        }),
      ),
    },
    answers: { 200: DeliverySite, 304: unchanged },
    errors: [400, 401, 403, 404],
    async handle(context, { query, request, reply }) {
      admitOrigin(request, reply, context.actor);
      const prepared = await caches.site(context, siteWindowOf(query));
      return sendDelivery(request, reply, { prepared, actor: context.actor });
    },
  });

  route('GET', pagesUrl, {
    summary: 'A live page by its path',
    description:
      'Returns the published version of the page at `path`, for the workspace of the API key. A former path ' +
      'leads to the new one.',
    headers: plainHeaders,
    options: { compress: false },
    query: { path: Type.String({ description: 'Such as /about.', maxLength: 2000 }) },
    answers: { 200: DeliveryPage, 301: moved, 304: unchanged },
    errors: [400, 401, 403, 404],
    async handle(context, { query, request, reply }) {
      admitOrigin(request, reply, context.actor);
      const prepared = await caches.place(context, query.path);
      return sendDelivery(request, reply, { prepared, actor: context.actor });
    },
  });

  route('GET', '/api/delivery/schema/', {
    summary: 'The schemas of delivered data',
    description:
      'Returns a JSON Schema of the delivered data of each type that the workspace may ' +
      'use, uses or shows, for programs that generate types. It describes valid values: a value that became invalid ' +
      'when its type was changed is delivered unchanged or as null. Pages that were published before a change have the former schema.',
    answers: { 200: DeliverySchema },
    errors: [401, 403],
    handle: describeTypes,
  });

  route('POST', formSubmissionsUrl, {
    summary: "A visitor's message to the owner of the site",
    description:
      'Stores a message from a form of an external site for the owner of the workspace to read. The number ' +
      'of messages from one visitor is limited.',
    headers: plainHeaders,
    rateLimit: perVisitor(20),
    options: {
      // Runs before any error, so that the site's script may read the error.
      onRequest: async (request, reply) => {
        admitOrigin(request, reply, withApiKey(request).actor);
        await limitSender(request.context, networkOf(request));
      },
      preHandler: limitPerSite(120),
    },
    body: FormSubmissionInput,
    readOnly: ['id', 'is_read', 'is_spam', 'created_at'],
    answers: { 201: FormSubmissionReceipt },
    errors: [403, 'inquiries_full'],
    handle(context, { body, reply }) {
      void reply.header('cache-control', 'no-store');
      return receiveFormSubmission(context, body);
    },
  });

  for (const [url, call] of [
    [siteUrl, reading],
    [pagesUrl, reading],
    [formSubmissionsUrl, writing],
  ] as const) {
    app.options(url, hidden(), (_request, reply) => answerPreflight(reply, call));
  }
}

/** Sends prepared bytes without serialising or compressing. */
async function sendDelivery(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { prepared, actor }: { prepared: Prepared | undefined; actor: ApiKeyActor },
): Promise<FastifyReply> {
  if (prepared === undefined) throw new ServiceError('not_found');
  const allowed = headers.origin === undefined ? undefined : allowedOrigin(headers.origin, actor);
  const answer =
    'movedTo' in prepared
      ? answerMoved(prepared.movedTo, allowed)
      : await prepared.content.respond(headers, contentHeaders(allowed));
  return reply.code(answer.status).headers(answer.headers).send(answer.bytes);
}
