import { isEmailAddress, normalizeEmail } from '../../../shared/email.ts';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { NewsletterSubscriberRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, queueNothing } from '../mails/service.ts';
import { ServiceError, fieldError } from '../../platform/errors/service-error.ts';
import { hashToken, newToken } from '../../platform/security/tokens.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import * as rows from './repository.ts';

/** Milliseconds for which a confirmation link is valid, and after which another one may be sent. */
const keyLifetime = 7 * 86_400_000;
const mailedAgainAfter = 60_000;

/**
 * Stores an address and mails it a confirmation link. The answer and the work are the same for every address. A
 * confirmed or recently mailed address gets no mail, so strangers cannot be flooded.
 */
export async function subscribe(context: Context, written: string): Promise<void> {
  if (!isEmailAddress(written)) throw fieldError('email', 'invalid_email');
  const email = normalizeEmail(written);
  const { clock, config, language } = context;
  const key = newToken();
  const row: NewsletterSubscriberRow = {
    id: newId(),
    email,
    language,
    created_at: timestamp(clock),
    confirmed_at: null,
    key_hash: hashToken(key),
    key_expires_at: timestamp(clock, keyLifetime),
  };
  const freshSince = timestamp(clock, keyLifetime - mailedAgainAfter);
  const link = `${config.publicUrl}/newsletter/confirm/${key}`;
  await context.db.transaction().execute(async (tx) => {
    if (await rows.upsertPending(tx, row, { freshSince }))
      await queueMail(context, tx, { template: 'newsletter_confirmation', to: email, language, link });
    else await queueNothing(context, tx);
  });
}

/** Confirms the subscription of a mailed key, and consumes the key. */
export async function confirmSubscription(context: Context, key: string): Promise<void> {
  const confirmed = await rows.confirmByKey(context.db, {
    key_hash: hashToken(key),
    now: timestamp(context.clock),
  });
  if (!confirmed) throw new ServiceError('invalid_key');
}

/** All newsletter subscribers, newest last. */
export async function listSubscribers(context: Context<UserActor>, query: { all: boolean; window: Window }) {
  requireAdmin(context, query);
  return presentList(await rows.listSubscribers(context.db, query.window), toSubscriber);
}

export async function removeSubscriber(
  context: Context<UserActor>,
  address: { id: string; all: boolean },
): Promise<void> {
  requireAdmin(context, address);
  if (!(await rows.deleteSubscriberRow(context.db, address.id))) throw new ServiceError('not_found');
}

/** Ends the subscription of a removed user's address, in the caller's transaction. */
export async function endSubscriptionOf(tx: Db, email: string): Promise<void> {
  await rows.deleteSubscription(tx, email);
}

/** Subscribers belong to no user: only administrators who request all can see them. */
function requireAdmin(context: Context<UserActor>, { all }: { all: boolean }): void {
  if (!all || context.actor.kind !== 'admin') throw new ServiceError('permission_denied');
}

function toSubscriber(row: NewsletterSubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    language: row.language,
    confirmed_at: row.confirmed_at,
    created_at: row.created_at,
  };
}
