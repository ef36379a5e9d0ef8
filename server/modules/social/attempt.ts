import type { SocialProviderName } from '../../../shared/wire/social.ts';
import type { Dependencies } from '../../platform/context.ts';
import { newToken } from '../../platform/security/tokens.ts';
import type { SocialAttempt } from '../../platform/ports/social/social-provider.ts';

/** Milliseconds for the provider to answer. */
export const attemptLifetime = 600_000;

export function newAttempt(): SocialAttempt {
  return { state: newToken(), verifier: newToken(), nonce: newToken() };
}

/** The attempt as stored in the browser: encrypted, for one provider, valid for ten minutes. */
export function sealAttempt(
  { secrets, clock }: Dependencies,
  provider: SocialProviderName,
  attempt: SocialAttempt,
): string {
  const until = clock.now() + attemptLifetime;
  return secrets.encrypt(JSON.stringify({ ...attempt, until }), purpose(provider));
}

/** Reverses `sealAttempt`; undefined if the text is forged, for another provider, or too old. */
export function unsealAttempt(
  { secrets, clock }: Dependencies,
  provider: SocialProviderName,
  sealed: string,
): SocialAttempt | undefined {
  try {
    const { until, ...attempt } = JSON.parse(secrets.decrypt(sealed, purpose(provider))) as SocialAttempt & {
      until: number;
    };
    return clock.now() < until ? attempt : undefined;
  } catch {
    return undefined;
  }
}

function purpose(provider: SocialProviderName): string {
  return `social sign-in with ${provider}`;
}
