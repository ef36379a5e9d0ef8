import { fieldMessage, type RefusedField } from '../refusal.ts';
import { easyWords, type PasswordOwner } from './easy-words.ts';

/** Fewer guesses than this are too few. Sign-in allows strangers a hundred an hour, so this many take two years. */
const fewestGuesses = 2_000_000;
/** Judging takes longer the longer the text is; no common password is longer. */
const judgedLength = 24;
/** Ways to read digits and signs as letters; each of them takes time. */
const readings = 10;
/** Spaces, punctuation and other signs. */
const signs = /[^\p{L}\p{M}\p{N}]/gu;
/** The guesses that zxcvbn counts for a character outside of any pattern. */
const guessesOfSign = 10;

type Judge = (text: string, known: string[]) => number;
let judge: Promise<Judge> | undefined;

/** The refusal of a password that is easily guessed; nothing for any other. */
export async function weakPassword(password: string, owner: PasswordOwner): Promise<RefusedField[]> {
  return (await isWeakPassword(password, owner)) ? [['password', [fieldMessage('weak_password')]]] : [];
}

/**
 * Whether a password is easily guessed by somebody who knows its owner's address and name. It is judged as it is typed, and
 * without capitals and with each kind of sign counted once: `P-a-s-s` is hardly better than `pass`.
 */
export async function isWeakPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const guesses = await (judge ??= loadJudge());
  const known = easyWords(password, owner).map((word) => word.slice(0, judgedLength));
  const bare = guesses(password.replaceAll(signs, '').toLowerCase(), known);
  const kinds = new Set(password.match(signs)).size;
  return Math.min(guesses(password, known), bare * guessesOfSign ** kinds) < fewestGuesses;
}

/** Loads the estimator and its list of common passwords, which only new passwords need. */
async function loadJudge(): Promise<Judge> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const estimator = new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { passwords: dictionary['passwords-common'] },
    maxLength: judgedLength,
    l33tMaxSubstitutions: readings,
  });
  // The estimator's own total counts at least 10,000 per further part, so three easy parts would make a strong password.
  return (text, known) =>
    estimator
      .check(text, known)
      .sequence.reduce((total, part, index) => total * part.guesses * (index + 1), 1);
}
