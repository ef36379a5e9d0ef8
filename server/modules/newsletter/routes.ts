import { Type } from 'typebox';
import { Id, ListOf } from '../../../shared/wire/basics.ts';
import {
  NewsletterConfirmed,
  NewsletterKey,
  NewsletterSignup,
  Subscriber,
} from '../../../shared/wire/newsletter.ts';
import { Accepted } from '../../../shared/wire/system.ts';
import { allFlag, asksForAll } from '../../platform/http/routes/all-flag.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { limitPerAccount, perAddress } from '../../platform/http/admission/rate-limits.ts';
import { confirmSubscription, listSubscribers, removeSubscriber, subscribe } from './service.ts';

const tags = ['Newsletter'];

export function newsletterRoutes(app: App): void {
  app.route({
    method: 'POST',
    url: '/api/newsletter/',
    config: { guard: 'public', rateLimit: perAddress(20) },
    preHandler: limitPerAccount(5),
    schema: {
      summary: 'Ask for the newsletter; a mail asks for confirmation',
      description:
        'Notes an address and mails it a link to confirm. The answer never tells whether the address was ' +
        'known.',
      tags,
      body: NewsletterSignup,
      response: answers({ 202: Accepted }),
    },
    async handler(request, reply) {
      await subscribe(request.context, request.body.email);
      return reply.code(202).send({ accepted: true });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/newsletter/confirm/',
    config: { guard: 'public', rateLimit: perAddress(60) },
    schema: {
      summary: 'Confirm a subscription with the key that was mailed',
      description: 'Confirms the address that the key was mailed to. The key works once.',
      tags,
      body: NewsletterKey,
      response: answers({ 200: NewsletterConfirmed }, 'invalid_key'),
    },
    async handler(request) {
      await confirmSubscription(request.context, request.body.key);
      return { confirmed: true };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/newsletter/',
    config: { guard: 'signed_in' },
    schema: {
      summary: 'List who asked for the newsletter (administrators who ask for all)',
      description:
        'Answers every address with the day it was confirmed, to an administrator who adds `all=1`.',
      tags,
      querystring: Type.Object({ ...listQuery, all: allFlag }),
      response: answers({ 200: ListOf(Subscriber) }, 403),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const query = { all: asksForAll(request.query), window };
      return listAnswer(request.url, window, await listSubscribers(signedIn(request), query));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/newsletter/:id/',
    config: { guard: 'signed_in' },
    schema: {
      summary: 'Forget an address (administrators who ask for all)',
      description: 'Removes an address from the newsletter, for an administrator who adds `all=1`.',
      tags,
      params: Type.Object({ id: Id }),
      querystring: Type.Object({ all: allFlag }),
      response: answers({ 204: Type.Null({ description: 'Forgotten.' }) }, 403),
    },
    async handler(request, reply) {
      const address = { id: request.params.id, all: asksForAll(request.query) };
      await removeSubscriber(signedIn(request), address);
      return reply.code(204).send(null);
    },
  });
}
