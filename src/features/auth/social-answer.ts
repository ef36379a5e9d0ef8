import { type SocialError, socialErrors } from '../../../shared/wire/social.ts';

/** The result of a social sign-in: a token, an error, or nothing at all. */
export interface SocialAnswer {
  readonly token?: string;
  readonly error?: SocialError;
}

/** Reads the fragment `#token=…` or `#error=<word>`. An unknown word counts as our fault. */
export function readSocialAnswer(fragment: string): SocialAnswer {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = values.get('token') ?? '';
  if (token !== '') return { token };
  const word = values.get('error');
  if (word === null) return {};
  return { error: socialErrors.find((known) => known === word) ?? 'unavailable' };
}
