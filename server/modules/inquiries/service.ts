import { isEmailAddress } from '../../../shared/email.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type { Inquiry, InquiryInput, InquiryPatch, InquiryReceipt } from '../../../shared/wire/inquiries.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, SiteReader, UserActor } from '../../platform/context.ts';
import { isForeignKeyViolation } from '../../platform/database/errors.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import type { Window } from '../../platform/window.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import * as rows from './repository.ts';

/** Identifies an inquiry in a call: in any of the caller's workspaces unless one is given. */
export interface InquiryAddress {
  readonly id: string;
  readonly workspace?: string | undefined;
}

type FoundInquiry = NonNullable<Awaited<ReturnType<typeof rows.selectInquiry>>>;

/** Stores a message from a site's visitor to its owner. */
export async function receiveInquiry(
  context: Context<SiteReader>,
  input: InquiryInput,
): Promise<InquiryReceipt> {
  const { workspace } = context.actor;
  const { page = '' } = input;
  const email = input.email?.trim() ?? '';
  if (email !== '' && !isEmailAddress(email)) throw refuseField('email', 'invalid_email');
  const message = input.message.trim();
  if (message === '') throw refuseField('message', 'blank');
  const row = {
    id: newId(),
    workspace,
    page: page === '' ? null : page,
    name: oneLine(input.name ?? ''),
    email,
    message,
    created_at: timestamp(context.clock),
    read_at: null,
  };
  try {
    await context.db.transaction().execute(async (tx) => {
      if (page !== '' && (await rows.keepPage(tx, context.dialect, { workspace, page })) === undefined)
        throw refuseField('page', 'other_workspace');
      await rows.insertInquiry(tx, row);
    });
  } catch (error) {
    // The workspace was deleted during the call, so the key is no longer valid, and the site is gone.
    if (isForeignKeyViolation(error))
      throw new Refusal(context.actor.kind === 'site' ? 'not_found' : 'invalid_token');
    throw error;
  }
  return { id: row.id, created_at: row.created_at };
}

/** The inquiries of a workspace, newest first. */
export async function listInquiries(
  context: Context<UserActor>,
  query: { workspace: string; window: Window },
): Promise<{ rows: Inquiry[]; count: number }> {
  await requireWorkspace(context, query.workspace);
  const [found, { count }] = await Promise.all([
    rows.selectInquiries(context.db, query.workspace, query.window),
    rows.countInquiries(context.db, query.workspace),
  ]);
  return { rows: found.map(toInquiry), count };
}

export async function getInquiry(context: Context<UserActor>, address: InquiryAddress): Promise<Inquiry> {
  return toInquiry(await requireInquiry(context, address));
}

/** Marks an inquiry as read or unread. */
export async function updateInquiry(
  context: Context<UserActor>,
  address: InquiryAddress,
  { is_read }: InquiryPatch,
): Promise<Inquiry> {
  const row = await requireInquiry(context, address);
  if (is_read === undefined) return toInquiry(row);
  const read_at = is_read ? (row.read_at ?? timestamp(context.clock)) : null;
  await rows.updateInquiry(context.db, row.workspace, row.id, { read_at });
  return toInquiry({ ...row, read_at });
}

export async function deleteInquiry(context: Context<UserActor>, address: InquiryAddress): Promise<void> {
  const { id, workspace } = await requireInquiry(context, address);
  await rows.deleteInquiryRow(context.db, workspace, id);
}

async function requireInquiry(
  context: Context<UserActor>,
  { id, workspace }: InquiryAddress,
): Promise<FoundInquiry> {
  const row = await rows.selectInquiry(context.db, { owner: context.actor.id, id, workspace });
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

function toInquiry(row: FoundInquiry): Inquiry {
  const { id, workspace, name, email, message, created_at } = row;
  const page =
    row.page === null || row.page_title === null
      ? null
      : { id: row.page, url_path: row.page_url_path ?? '', title: row.page_title };
  return { id, workspace, name, email, message, page, is_read: row.read_at !== null, created_at };
}
