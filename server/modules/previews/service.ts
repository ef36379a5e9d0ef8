import { serverLimits } from '../../../shared/server-limits.ts';
import {
  defaultPreviewLinkDays,
  type NewPreviewLink,
  type PreviewLink,
  type PreviewLinkInput,
} from '../../../shared/wire/preview-links.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import { newId } from '../../platform/ids.ts';
import { requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import { hashToken, newToken } from '../../platform/security/tokens.ts';
import { previewsPath, sitesBase } from '../../platform/sites/site-address.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import { readStoredBlocks } from '../blocks/service.ts';
import { writePage } from '../content/service.ts';
import { findPage } from '../pages/service.ts';
import type { UnpublishedPage } from '../sites/service.ts';
import * as rows from './repository.ts';

const day = 86_400_000;

/** Lists the links to the draft of a page, the newest first, including expired ones. */
export async function listPreviewLinks(
  context: Context<UserActor>,
  { page, window }: { readonly page: string; readonly window: Window },
): Promise<{ rows: PreviewLink[]; count: number }> {
  const { workspace } = requireFound(await findPage(context, page));
  const links = await rows.listLinks(context.db, { workspace, page }, window);
  const now = timestamp(context.clock);
  return presentList(links, (link) => present(link, now));
}

/** Creates a link to the draft of a page. Only the answer has its address. */
export async function createPreviewLink(
  context: Context<UserActor>,
  { page, days = defaultPreviewLinkDays }: PreviewLinkInput & { readonly page: string },
): Promise<NewPreviewLink> {
  const { actor, clock, config } = context;
  const token = newToken();
  const now = timestamp(clock);
  const expires_at = new Date(Date.parse(now) + days * day).toISOString();
  const link = await writePage(context, { id: page }, async ({ tx }, { workspace }) => {
    const count = await rows.countLinks(tx, { workspace, page }, now);
    if (count >= serverLimits.previewLinksPerPage) throw tooMany(serverLimits.previewLinksPerPage);
    const row = {
      ...{ id: newId(), workspace, page, token_hash: hashToken(token) },
      ...{ created_at: now, created_by: actor.id },
      ...{ expires_at, last_opened_at: null },
    };
    await rows.insertLink(tx, row);
    return row;
  });
  const creator = { creator_name: actor.name, creator_email: actor.email };
  return { ...present({ ...link, ...creator }, now), url: `${sitesBase(config)}${previewsPath}/${token}` };
}

/** The link stops working at once. */
export async function revokePreviewLink(context: Context<UserActor>, id: string): Promise<void> {
  if (!(await rows.deleteLink(context.db, context.actor.id, id))) throw new ServiceError('not_found');
}

export interface SharedDraft extends UnpublishedPage {
  readonly expires_at: string;
}

/** Undefined if the link never existed, has expired or was revoked, or if its page is gone. */
export async function openPreviewLink(context: Context, token: string): Promise<SharedDraft | undefined> {
  if (!isToken.test(token)) return undefined;
  const { db, clock } = context;
  const now = timestamp(clock);
  const row = await rows.selectShownPage(db, { token_hash: hashToken(token), now });
  if (row === undefined) return undefined;
  noteOpened(context, row);
  const { workspace, title, url_path, expires_at, data_bytes: bytes } = row;
  const read = async () => {
    const { blocks, models } = await readStoredBlocks(context, db, row);
    return { blocks, models: Object.fromEntries(models) };
  };
  return { workspace, title, url_path, expires_at, bytes, read };
}

const isToken = /^[\w-]{43}$/;

const notedEvery = 60_000;

/** Records an opening at most once a minute. Visitors do not wait for it. */
function noteOpened(
  { db, clock, log }: Context,
  { link, workspace, last_opened_at }: { link: string; workspace: string; last_opened_at: string | null },
): void {
  if (last_opened_at !== null && clock.now() - Date.parse(last_opened_at) < notedEvery) return;
  rows.updateLinkOpened(db, { id: link, workspace, at: timestamp(clock) }).catch((error: unknown) => {
    log.warn({ err: error }, 'that a preview link was opened could not be noted');
  });
}

type LinkRow = Awaited<ReturnType<typeof rows.listLinks>>['found'][number];

function present(row: LinkRow, now: string): PreviewLink {
  const { id, page, created_at, created_by, creator_name, creator_email, expires_at, last_opened_at } = row;
  return {
    id,
    page,
    created_at,
    created_by: userReference(created_by, creator_name, creator_email),
    expires_at,
    has_expired: expires_at <= now,
    last_opened_at,
  };
}

function tooMany(max: number): ServiceError {
  return new ServiceError('too_many_preview_links', { params: { max }, extra: { field: 'page', max } });
}
