import {
  NewsletterConfirmed,
  NewsletterKey,
  NewsletterSignup,
  Subscriber,
} from '../../../shared/wire/newsletter.ts';
import { Accepted } from '../../../shared/wire/system.ts';
import { allFlag, asksForAll } from '../../platform/http/routes/all-flag.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, publicRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { limitPerAccount, perAddress } from '../../platform/http/admission/rate-limits.ts';
import { confirmSubscription, listSubscribers, removeSubscriber, subscribe } from './service.ts';

const tags = ['Newsletter'];

export function newsletterRoutes(app: App): void {
  const visitors = publicRoutes(app, { tags });
  const administrators = memberRoutes(app, { tags, guard: 'signed_in' });

  visitors.route('POST', '/api/newsletter/', {
    summary: 'Subscribe to the newsletter; a mail asks for confirmation',
    description:
      'Stores an address and mails it a link to confirm. The response does not reveal whether the address ' +
      'was known.',
    rateLimit: perAddress(20),
    options: { preHandler: limitPerAccount(5) },
    body: NewsletterSignup,
    answers: { 202: Accepted },
    async handle(context, { body }) {
      await subscribe(context, body.email);
      return { accepted: true } as const;
    },
  });

  visitors.route('POST', '/api/newsletter/confirm/', {
    summary: 'Confirm a subscription with the key that was mailed',
    description: 'Confirms the address that the key was mailed to. The key works once.',
    rateLimit: perAddress(60),
    body: NewsletterKey,
    answers: { 200: NewsletterConfirmed },
    errors: ['invalid_key'],
    async handle(context, { body }) {
      await confirmSubscription(context, body.key);
      return { confirmed: true } as const;
    },
  });

  administrators.list('/api/newsletter/', {
    summary: 'List the subscribers of the newsletter (administrators)',
    description: 'Returns every address with the day it was confirmed, to an administrator who adds `all=1`.',
    query: { all: allFlag },
    item: Subscriber,
    errors: [403],
    handle: (context, { query, window }) => listSubscribers(context, { all: asksForAll(query), window }),
  });

  administrators.route('DELETE', '/api/newsletter/:id/', {
    summary: 'Delete a subscriber of the newsletter (administrators)',
    description: 'Removes an address from the newsletter, for an administrator who adds `all=1`.',
    query: { all: allFlag },
    answers: removed('Forgotten.'),
    errors: [403],
    handle: (context, { params, query }) =>
      removeSubscriber(context, { id: params.id, all: asksForAll(query) }),
  });
}
