import { fieldMessage, type RefusedField } from '../refusal.ts';

/** Fewer guesses than this: the password is common, follows a simple pattern, or is made of what is known of its owner. */
const fewestGuesses = 100_000;
/** Judging takes longer the longer the text is; no common password is longer. */
const judgedLength = 24;
/** Ways to read digits and signs as letters; each of them takes time. */
const readings = 10;
/** The application's name, a guess as good as the owner's. */
const product = 'octavo';

/** Whose password it is. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

type Judge = (password: string, known: string[]) => number;
let judge: Promise<Judge> | undefined;

/** The refusal of a password that is easily guessed; nothing for any other. */
export async function weakPassword(password: string, owner: PasswordOwner): Promise<RefusedField[]> {
  return (await isWeakPassword(password, owner)) ? [['password', [fieldMessage('weak_password')]]] : [];
}

/** Whether a password is easily guessed by somebody who knows its owner's address and name. */
export async function isWeakPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const guesses = await (judge ??= loadJudge());
  return guesses(password, knownOf(owner)) < fewestGuesses;
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
  return (password, known) => estimator.check(password, known).guesses;
}

function knownOf({ email, name }: PasswordOwner): string[] {
  const account = email.slice(0, email.lastIndexOf('@'));
  const words = [email, account, ...account.split(/[^\p{L}\p{N}]+/u), name, ...name.split(/\s+/), product];
  const joined = [account, name].map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return [...words, ...joined].filter((word) => word !== '').map((word) => word.slice(0, judgedLength));
}
