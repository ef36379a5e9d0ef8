import { limits } from '../../../shared/limits.ts';
import type { Inquiry, InquiryPatch } from '../../../shared/wire/inquiries.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Window } from '../../platform/window.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import { countUsage, historyRowBytes, roomForInquiries } from '../usage/service.ts';
import { bytesOfInquiry } from './receive.ts';
import * as rows from './repository.ts';

export { limitSender, receiveInquiry } from './receive.ts';

/** Identifies a submission in a call: in any of the caller's workspaces unless one is given. */
export interface InquiryAddress {
  readonly id: string;
  readonly workspace?: string | undefined;
}

type FoundInquiry = NonNullable<Awaited<ReturnType<typeof rows.selectInquiry>>>;

/** The counted bytes of a long message. */
const longMessage = limits.inquiryLength + historyRowBytes;

/** Lists the submissions of a workspace or its spam, newest first, and whether the next one may be rejected. */
export async function listInquiries(
  context: Context<UserActor>,
  { window, ...filter }: rows.InquiryFilter & { readonly window: Window },
): Promise<{ rows: Inquiry[]; count: number; is_full: boolean }> {
  await requireWorkspace(context, filter.workspace);
  const [found, { count }, room] = await Promise.all([
    rows.selectInquiries(context.db, filter, window),
    rows.countInquiries(context.db, filter),
    roomForInquiries(context, filter.workspace),
  ]);
  // Spam makes room.
  const is_full =
    room < longMessage && (await rows.countInquiries(context.db, { ...filter, spam: true })).count === 0;
  return { rows: found.map(toInquiry), count, is_full };
}

export async function getInquiry(context: Context<UserActor>, address: InquiryAddress): Promise<Inquiry> {
  return toInquiry(await requireInquiry(context, address));
}

/** Marks a submission as read or unread, as spam or not. */
export async function updateInquiry(
  context: Context<UserActor>,
  address: InquiryAddress,
  { is_read, is_spam }: InquiryPatch,
): Promise<Inquiry> {
  const row = await requireInquiry(context, address);
  const now = timestamp(context.clock);
  const since = (is: boolean | undefined, at: string | null) =>
    is === undefined ? at : is ? (at ?? now) : null;
  const changes = { read_at: since(is_read, row.read_at), spam_at: since(is_spam, row.spam_at) };
  if (is_read !== undefined || is_spam !== undefined)
    await rows.updateInquiry(context.db, row.workspace, row.id, changes);
  return toInquiry({ ...row, ...changes });
}

export async function deleteInquiry(context: Context<UserActor>, address: InquiryAddress): Promise<void> {
  const row = await requireInquiry(context, address);
  const { id, workspace } = row;
  await context.db.transaction().execute(async (tx) => {
    if (!(await rows.deleteInquiryRow(tx, workspace, id))) throw new Refusal('not_found');
    await countUsage({ context, tx }, workspace, { inquiry_bytes: -bytesOfInquiry(row) });
  });
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
  const marks = { is_read: row.read_at !== null, is_spam: row.spam_at !== null };
  return { id, workspace, name, email, message, page, ...marks, created_at };
}
