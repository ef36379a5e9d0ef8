import type { SocialError } from '../../../shared/wire/social.ts';

/** A rejected social sign-in. The error code goes back to the browser. */
export class SignInError extends Error {
  override readonly name = 'SignInRefusal';
  readonly word: SocialError;

  constructor(word: SocialError) {
    super(word);
    this.word = word;
  }
}
