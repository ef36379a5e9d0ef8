import type { SocialProviderName } from '../../../../shared/wire/social.ts';

/** The secrets of a sign-in attempt, needed until the provider answers. */
export interface SocialAttempt {
  /** Comes back with the answer: proves that this browser sent the request. */
  readonly state: string;
  /** The PKCE verifier: proves to the provider that the requester redeems the answer. */
  readonly verifier: string;
  /** Comes back inside a signed ID token: proves that it was made for this attempt. */
  readonly nonce: string;
}

export interface SocialPerson {
  /** The provider's permanent identifier for the person; unlike the address, it never changes. */
  readonly subject: string;
  /** Set only if the provider has verified the address. */
  readonly email: string | undefined;
  /** May be empty. */
  readonly name: string;
}

/** For provider errors, both methods throw only `SocialFailure`. */
export interface SocialProvider {
  /** Returns the address for the browser. */
  begin(redirectUri: string, attempt: SocialAttempt): Promise<string>;
  /** Returns the person, from the full address to which the browser returned. */
  finish(answer: URL, attempt: SocialAttempt): Promise<SocialPerson>;
}

export type SocialProviders = Readonly<Record<SocialProviderName, SocialProvider | undefined>>;

/** A sign-in that failed at the provider or was cancelled there. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure';
  readonly reason: 'denied' | 'provider_failed';

  /** The message is for the log and never holds a code or token. */
  constructor(reason: SocialFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
