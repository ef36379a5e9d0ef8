import { serverLimits } from '../../../shared/server-limits.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import { readCipher } from '../../platform/security/secrets.ts';
import { findActorOfSession } from '../sessions/service.ts';

/** The context of the ciphers, so that no other cipher of this installation is a token. */
const purpose = 'preview token';

/** The content of a token. It is not stored: a token is valid as long as the session of its creator. */
interface TokenContent {
  readonly page: string;
  readonly session: string;
  readonly expires_at: string;
}

/** Creates a token for a page. The caller has checked that the actor owns the page. */
export function makePreviewToken(
  { secrets, clock, actor }: Context<UserActor>,
  page: string,
): { token: string; expires_at: string } {
  const expires_at = timestamp(clock, serverLimits.previewTokenLifetime);
  const content: TokenContent = { page, session: actor.session, expires_at };
  return { token: secrets.encrypt(JSON.stringify(content), purpose), expires_at };
}

/** The page and creator of a token; undefined if it is invalid or expired, or if its creator has signed out. */
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
