import type { SocialProviderName } from '../../../shared/wire/social.ts';

/** What one attempt to sign in must remember until the provider has answered; all of it is secret. */
export interface SocialAttempt {
  /** Comes back with the answer: proves that this browser asked. */
  readonly state: string;
  /** The PKCE verifier: proves to the provider that whoever asked redeems the answer. */
  readonly verifier: string;
  /** Comes back inside a signed ID token: proves that it was made for this attempt. */
  readonly nonce: string;
}

/** Whom a provider vouches for. */
export interface SocialPerson {
  /** The provider's own, lasting name of the person; the address may change, this does not. */
  readonly subject: string;
  /** Only an address that the provider says it has verified. */
  readonly email: string | undefined;
  /** May be empty. */
  readonly name: string;
}

/** Signs people in somewhere else. Both methods throw `SocialFailure` and nothing else that is the provider's fault. */
export interface SocialProvider {
  /** Where the browser has to go. */
  begin(redirectUri: string, attempt: SocialAttempt): Promise<string>;
  /** Who came back, by the whole address that the browser was sent back to. */
  finish(answer: URL, attempt: SocialAttempt): Promise<SocialPerson>;
}

/** The providers that are set up. */
export type SocialProviders = Readonly<Record<SocialProviderName, SocialProvider | undefined>>;

/** A sign-in that the provider, or the person there, brought to nothing. */
export class SocialFailure extends Error {
  override readonly name = 'SocialFailure';
  readonly reason: 'denied' | 'provider_failed';

  /** The message is for the log: it never holds a code or a token. */
  constructor(reason: SocialFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
