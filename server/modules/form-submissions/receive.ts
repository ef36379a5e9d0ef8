import { isEmailAddress } from '../../../shared/email.ts';
import type { Language } from '../../../shared/languages.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type { FormSubmissionInput, FormSubmissionReceipt } from '../../../shared/wire/form-submissions.ts';
import type { BackgroundTask } from '../../platform/background.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, SiteReader } from '../../platform/context.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { isForeignKeyViolation } from '../../platform/database/errors.ts';
import type { FormSubmissionRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { limitCall } from '../../platform/limits/rate-limit.ts';
import { ServiceError, fieldError } from '../../platform/errors/service-error.ts';
import { queueMail } from '../mails/service.ts';
import { countUsage, historyBytesOf } from '../usage/service.ts';
import * as rows from './repository.ts';

/** Messages per minute from one network address, to all sites together. */
const mostFromOne = 40;

/** Oldest spam messages removed at a time to make room. */
const spamAtOnce = 50;

const day = 86_400_000;

/** Limits messages from one network address to all sites, with and without an API key. */
export function limitSender(context: Pick<Context, 'rates' | 'config'>, network: string): Promise<void> {
  return limitCall(context, { key: `form submissions from ${network}`, window: 60_000, most: mostFromOne });
}

/**
 * Stores a visitor's message to the site's owner, or as spam. Older spam makes room; if there is none, the owner is
 * notified by mail once a day.
 */
export async function receiveFormSubmission(
  context: Context<SiteReader>,
  input: FormSubmissionInput,
  { isSpam = false }: { readonly isSpam?: boolean } = {},
): Promise<FormSubmissionReceipt> {
  const { workspace } = context.actor;
  const { page = '' } = input;
  const email = input.email?.trim() ?? '';
  if (email !== '' && !isEmailAddress(email)) throw fieldError('email', 'invalid_email');
  const message = input.message.trim();
  if (message === '') throw fieldError('message', 'blank');
  const now = timestamp(context.clock);
  const row: FormSubmissionRow = {
    id: newId(),
    workspace,
    page: page === '' ? null : page,
    name: oneLine(input.name ?? ''),
    email,
    message,
    created_at: now,
    read_at: null,
    spam_at: isSpam ? now : null,
  };
  await insertInRoom(context, row);
  return { id: row.id, created_at: row.created_at };
}

export function bytesOfSubmission({
  name,
  email,
  message,
}: Pick<FormSubmissionRow, 'name' | 'email' | 'message'>) {
  return historyBytesOf(name + email + message);
}

async function insertInRoom(context: Context<SiteReader>, row: FormSubmissionRow): Promise<void> {
  try {
    await insert(context, row);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'inquiries_full') throw error;
    if (await removeOldestSpam(context, row.workspace)) return insertInRoom(context, row);
    await notifyOwner(context, row.workspace);
    throw error;
  }
}

async function insert(context: Context<SiteReader>, row: FormSubmissionRow): Promise<void> {
  const { workspace, page } = row;
  try {
    await context.db.transaction().execute(async (tx) => {
      if (page !== null && (await rows.lockPage(tx, { workspace, page })) === undefined)
        throw fieldError('page', 'other_workspace');
      await rows.insertFormSubmission(tx, row);
      await countUsage({ context, tx }, workspace, { inquiry_bytes: bytesOfSubmission(row) });
    });
  } catch (error) {
    // The workspace was deleted during the call, so the key is no longer valid, and the site is gone.
    if (isForeignKeyViolation(error))
      throw new ServiceError(context.actor.kind === 'anonymous' ? 'not_found' : 'invalid_token');
    throw error;
  }
}

/** Returns whether any was removed. */
async function removeOldestSpam(context: Context<SiteReader>, workspace: string): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    const removed = await rows.deleteOldestSpam(tx, workspace, spamAtOnce);
    const inquiry_bytes = removed.reduce((sum, row) => sum - bytesOfSubmission(row), 0);
    await countUsage({ context, tx }, workspace, { inquiry_bytes });
    return removed.length > 0;
  });
}

async function notifyOwner(context: Context<SiteReader>, workspace: string): Promise<void> {
  const { current } = await context.rates.count(`form submissions full ${workspace}`, day);
  const owner = current === 1 ? await rows.selectOwner(context.db, workspace) : undefined;
  if (owner === undefined) return;
  const link = `${context.config.publicUrl}/workspaces/${workspace}/inquiries`;
  const mail = { template: 'inquiries_full', to: owner.email, link } as const;
  await queueMail(context, context.db, { ...mail, language: owner.language as Language });
}

/** Milliseconds for which spam is kept. */
const kept = 30 * day;

export const pruneSpam: BackgroundTask = {
  name: 'remove old spam',
  every: 3_600_000,
  async run(context, stopping) {
    const before = timestamp(context.clock, -kept);
    await inBatches(
      () => (stopping?.aborted === true ? Promise.resolve([]) : rows.selectOldSpam(context.db, before, 100)),
      async (row) =>
        context.db.transaction().execute(async (tx) => {
          const removed = await rows.deleteSpam(tx, row.id);
          const inquiry_bytes = removed ? -bytesOfSubmission(row) : 0;
          await countUsage({ context, tx }, row.workspace, { inquiry_bytes });
        }),
    );
  },
};
