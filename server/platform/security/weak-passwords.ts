import { fieldMessage, type FieldError } from '../errors/service-error.ts';
import { easyWords, type PasswordOwner } from './easy-words.ts';

/** Minimum number of guesses. Sign-in allows strangers a hundred an hour, so this many take two years. */
const fewestGuesses = 2_000_000;
/** Analysed characters: longer texts take longer, and no common password is longer. */
const checkedLength = 24;
/** Maximum ways to read digits and signs as letters; each takes time. */
const readings = 10;
const signs = /[^\p{L}\p{M}\p{N}]/gu;
/** The guesses that zxcvbn counts for a character outside of any pattern. */
const guessesOfSign = 10;

type Estimate = (text: string, known: string[]) => number;
let estimate: Promise<Estimate> | undefined;

/** The error for a password that is easily guessed; empty for others. */
export async function weakPassword(password: string, owner: PasswordOwner): Promise<FieldError[]> {
  return (await isWeakPassword(password, owner)) ? [['password', [fieldMessage('weak_password')]]] : [];
}

/**
 * Whether a password is easily guessed from the owner's address and name. It is also analysed in lower case with each
 * kind of sign counted once: `P-a-s-s` is hardly better than `pass`.
 */
export async function isWeakPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const guesses = await (estimate ??= loadEstimate());
  const known = easyWords(password, owner).map((word) => word.slice(0, checkedLength));
  const bare = guesses(password.replaceAll(signs, '').toLowerCase(), known);
  const kinds = new Set(password.match(signs)).size;
  return Math.min(guesses(password, known), bare * guessesOfSign ** kinds) < fewestGuesses;
}

/** Loads the estimator and its list of common passwords, which only new passwords need. */
async function loadEstimate(): Promise<Estimate> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const estimator = new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { passwords: dictionary['passwords-common'] },
    maxLength: checkedLength,
    l33tMaxSubstitutions: readings,
  });
  // The estimator's own total counts at least 10,000 per further part, so three easy parts would make a strong
  // password.
  return (text, known) =>
    estimator
      .check(text, known)
      .sequence.reduce((total, part, index) => total * part.guesses * (index + 1), 1);
}
