import type { SocialProviderName } from '../../../shared/wire/social.ts';
import type { Dependencies } from '../../platform/context.ts';
import { newToken } from '../../platform/security/tokens.ts';
import type { SocialAttempt } from '../../platform/social/social-provider.ts';

/** Milliseconds from asking a provider until its answer comes too late. */
export const attemptLifetime = 600_000;

/** A new attempt: three secrets that have nothing to do with each other. */
export function newAttempt(): SocialAttempt {
  return { state: newToken(), verifier: newToken(), nonce: newToken() };
}

/** The attempt as the browser keeps it: encrypted, for one provider and for ten minutes. */
export function sealAttempt(
  { secrets, clock }: Dependencies,
  provider: SocialProviderName,
  attempt: SocialAttempt,
): string {
  const until = clock.now() + attemptLifetime;
  return secrets.encrypt(JSON.stringify({ ...attempt, until }), purpose(provider));
}

/** What `sealAttempt` sealed; undefined when it was not us, was for another provider, or is too old. */
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
