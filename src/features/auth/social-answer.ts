import { type SocialError, socialErrors } from '../../../shared/wire/social.ts';

/** What came of a social sign-in: a token, why there is none, or nothing at all. */
export interface SocialAnswer {
  readonly token?: string;
  readonly error?: SocialError;
}

/** Reads the fragment `#token=…` or `#error=<word>`. A word that is not known counts as a fault of ours. */
export function readSocialAnswer(fragment: string): SocialAnswer {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = values.get('token') ?? '';
  if (token !== '') return { token };
  const word = values.get('error');
  if (word === null) return {};
  return { error: socialErrors.find((known) => known === word) ?? 'unavailable' };
}
