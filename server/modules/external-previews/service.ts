import type { DeliveryPage } from '../../../shared/wire/delivery.ts';
import type { PreviewToken } from '../../../shared/wire/preview-token.ts';
import type { ApiKeyActor, Context, UserActor, Dependencies } from '../../platform/context.ts';
import { requireFound } from '../../platform/errors/service-error.ts';
import { yieldFor } from '../../platform/limits/time-slices.ts';
import { readStoredBlocks } from '../blocks/service.ts';
import { deliverDraft } from '../delivery/service.ts';
import { findPage } from '../pages/service.ts';
import { requireWorkspace } from '../workspaces/service.ts';
import { serverLimits } from '../../../shared/server-limits.ts';
import { timestamp } from '../../platform/clock.ts';
import { readCipher } from '../../platform/security/secrets.ts';
import { findActorOfSession } from '../sessions/service.ts';

/** The context of the ciphers, so that no other cipher of this installation is a token. */
const purpose = 'preview token';

/** Creates a token with which an external site reads the draft of a page, for the owner of its workspace. */
export async function createPreviewToken(context: Context<UserActor>, id: string): Promise<PreviewToken> {
  const page = requireFound(await findPage(context, id));
  const { id: workspace, preview_url } = await requireWorkspace(context, page.workspace);
  const made = makePreviewToken(context, id);
  return { ...made, workspace, address: preview_url && addressOf(preview_url, page.url_path, made.token) };
}

export type ShownDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** The page of a token, if it still belongs to the creator of the token. */
export async function findDraft(context: Context, token: string) {
  const read = await readPreviewToken(context, token);
  if (read === undefined) return undefined;
  const owner = { ...context, actor: read.actor };
  const page = await findPage(owner, read.page);
  if (page === undefined) return undefined;
  const { preview_url } = await requireWorkspace(owner, page.workspace);
  return { page, address: preview_url === null ? undefined : addressOf(preview_url, page.url_path, token) };
}

/** The draft of a page in the format of delivery. */
export async function readDraft(context: Context, { page }: ShownDraft): Promise<DeliveryPage> {
  // An external site reads it without an API key.
  const actor: ApiKeyActor = { kind: 'api_key', apiKeyId: '', workspace: page.workspace, origins: ['*'] };
  const { blocks, models } = await readStoredBlocks(context, context.db, page);
  const snapshot = { blocks, models: Object.fromEntries(models) };
  const delivered = await deliverDraft({ ...context, actor }, snapshot);
  // Lets other work run before serialising.
  await yieldFor(page.data_bytes);
  const { id, title, url_path, published_at } = page;
  return { id, title, url_path, published_at, blocks: [...delivered.blocks] };
}

/** The page below the preview address, which is unchanged for the home page. A query is kept. */
function addressOf(previewUrl: string, path: string, token: string): string {
  const url = new URL(previewUrl);
  if (path !== '/') url.pathname = url.pathname.replace(/\/$/, '') + path;
  url.searchParams.set('octavo_token', token);
  return url.href;
}

/** The content of a token. It is not stored: a token is valid as long as the session of its creator. */
interface TokenContent {
  readonly page: string;
  readonly session: string;
  readonly expires_at: string;
}

/** Creates a token for a page. The caller has checked that the actor owns the page. */
function makePreviewToken(
  { secrets, clock, actor }: Context<UserActor>,
  page: string,
): { token: string; expires_at: string } {
  const expires_at = timestamp(clock, serverLimits.previewTokenLifetime);
  const content: TokenContent = { page, session: actor.session, expires_at };
  return { token: secrets.encrypt(JSON.stringify(content), purpose), expires_at };
}

/** The page and creator of a token; undefined if it is invalid or expired, or if its creator has signed out. */
async function readPreviewToken(
  dependencies: Dependencies,
  token: string,
): Promise<{ page: string; actor: UserActor } | undefined> {
  const text = readCipher(dependencies.secrets, token, purpose);
  if (text === undefined) return undefined;
  const { page, session, expires_at } = JSON.parse(text) as TokenContent;
  if (expires_at <= timestamp(dependencies.clock)) return undefined;
  const actor = await findActorOfSession(dependencies, session);
  return actor && { page, actor };
}
