import { limits } from '../../../shared/limits.ts';
import type { FormSubmission, FormSubmissionPatch } from '../../../shared/wire/form-submissions.ts';
import { switchedAt, timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import { countUsage, historyRowBytes, roomForSubmissions } from '../usage/service.ts';
import { bytesOfSubmission } from './receive.ts';
import * as rows from './repository.ts';

export { limitSender, receiveFormSubmission } from './receive.ts';

/** Identifies a submission in a call: in any of the caller's workspaces unless one is given. */
export interface FormSubmissionAddress {
  readonly id: string;
  readonly workspace?: string | undefined;
}

type FoundSubmission = NonNullable<Awaited<ReturnType<typeof rows.selectFormSubmission>>>;

/** The counted bytes of a long message. */
const longMessage = limits.submissionLength + historyRowBytes;

/** Lists the submissions of a workspace or its spam, newest first, and whether the next one may be rejected. */
export async function listFormSubmissions(
  context: Context<UserActor>,
  { window, ...filter }: rows.FormSubmissionFilter & { readonly window: Window },
): Promise<{ rows: FormSubmission[]; count: number; is_full: boolean }> {
  await requireWorkspace(context, filter.workspace);
  const found = await rows.listFormSubmissions(context.db, filter, window);
  const room = await roomForSubmissions(context, filter.workspace);
  // Spam makes room.
  const is_full = room < longMessage && (await rows.countSpam(context.db, filter.workspace)) === 0;
  return { ...(await presentList(found, toFormSubmission)), is_full };
}

export async function getFormSubmission(
  context: Context<UserActor>,
  address: FormSubmissionAddress,
): Promise<FormSubmission> {
  return toFormSubmission(await requireFormSubmission(context, address));
}

export async function updateFormSubmission(
  context: Context<UserActor>,
  address: FormSubmissionAddress,
  { is_read, is_spam }: FormSubmissionPatch,
): Promise<FormSubmission> {
  const row = await requireFormSubmission(context, address);
  const now = timestamp(context.clock);
  await rows.updateFormSubmission(context.db, row, {
    read_at: switchedAt(is_read, row.read_at, now),
    spam_at: switchedAt(is_spam, row.spam_at, now),
  });
  return getFormSubmission(context, address);
}

export async function deleteFormSubmission(
  context: Context<UserActor>,
  address: FormSubmissionAddress,
): Promise<void> {
  const row = await requireFormSubmission(context, address);
  const { workspace } = row;
  await context.db.transaction().execute(async (tx) => {
    if (!(await rows.deleteFormSubmissionRow(tx, row))) throw new ServiceError('not_found');
    await countUsage({ context, tx }, workspace, { inquiry_bytes: -bytesOfSubmission(row) });
  });
}

async function requireFormSubmission(
  context: Context<UserActor>,
  { id, workspace }: FormSubmissionAddress,
): Promise<FoundSubmission> {
  return requireFound(
    await rows.selectFormSubmission(context.db, { owner: context.actor.id, id, workspace }),
  );
}

function toFormSubmission(row: FoundSubmission): FormSubmission {
  const { id, workspace, name, email, message, created_at } = row;
  const page =
    row.page === null || row.page_title === null
      ? null
      : { id: row.page, url_path: row.page_url_path ?? '', title: row.page_title };
  const marks = { is_read: row.read_at !== null, is_spam: row.spam_at !== null };
  return { id, workspace, name, email, message, page, ...marks, created_at };
}
