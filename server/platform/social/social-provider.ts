import type { SocialProviderName } from '../../../shared/wire/social.ts';

/** What a sign-in attempt must remember until the provider answers. All of it is secret. */
export interface SocialAttempt {
  /** Comes back with the answer: proves that this browser asked. */
  readonly state: string;
  /** The PKCE verifier: proves to the provider that the one who asked redeems the answer. */
  readonly verifier: string;
  /** Comes back inside a signed ID token: proves that it was made for this attempt. */
  readonly nonce: string;
}

/** A person that a provider vouches for. */
export interface SocialPerson {
  /** The provider's permanent identifier for the person; unlike the address, it never changes. */
  readonly subject: string;
  /** Set only if the provider says that it verified the address. */
  readonly email: string | undefined;
  /** May be empty. */
  readonly name: string;
}

/** Signs people in through a provider. For provider errors, both methods throw only `SocialFailure`. */
export interface SocialProvider {
  /** The address to send the browser to. */
  begin(redirectUri: string, attempt: SocialAttempt): Promise<string>;
  /** The person who signed in, from the full address the browser returned to. */
  finish(answer: URL, attempt: SocialAttempt): Promise<SocialPerson>;
}

/** The configured providers. */
export type SocialProviders = Readonly<Record<SocialProviderName, SocialProvider | undefined>>;

/** A sign-in that failed at the provider or that the person cancelled there. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure';
  readonly reason: 'denied' | 'provider_failed';

  /** The message is for the log and never holds a code or token. */
  constructor(reason: SocialFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
