import { serverLimits } from '../../../shared/server-limits.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import { readCipher } from '../../platform/security/secrets.ts';
import { findActorOfSession } from '../sessions/service.ts';

/** What the ciphers are bound to, so that no other cipher of this installation is a token. */
const purpose = 'preview token';

/** What a token says. Nothing of it is stored: it works as long as the session of the member who made it. */
interface TokenContent {
  readonly page: string;
  readonly session: string;
  readonly expires_at: string;
}

/** Makes a token for a page. The caller has checked that the page is the actor's. */
export function makePreviewToken(
  { secrets, clock, actor }: Context<UserActor>,
  page: string,
): { token: string; expires_at: string } {
  const expires_at = timestamp(clock, serverLimits.previewTokenLifetime);
  const content: TokenContent = { page, session: actor.session, expires_at };
  return { token: secrets.encrypt(JSON.stringify(content), purpose), expires_at };
}

/** The page of a token and who made it; undefined if it is no token, has expired, or that member has signed out. */
export async function readPreviewToken(
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
