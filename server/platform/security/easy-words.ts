import { normalizeText } from '../../../shared/normalize-text.ts';

/** The application's name, a guess as good as the owner's. */
const product = 'octavo';
/** The longest single word that digits and signs around it do not make strong. Four words without spaces are longer. */
const longestWord = 12;
/** One word in usual capitals. */
const oneWord = new RegExp(
  String.raw`^(?:\p{L}[\p{Ll}\p{M}]{2,${longestWord - 1}}|[\p{Lu}\p{M}]{3,${longestWord}})$`,
  'u',
);

/** Whose password it is. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/**
 * The words that a guesser tries first: what is known of the owner, and the only word of a password, because there is no
 * list of the words of every language.
 */
export function easyWords(password: string, { email, name }: PasswordOwner): string[] {
  const at = email.lastIndexOf('@');
  const [account, domain] = [email.slice(0, at), email.slice(at + 1)];
  const names = [name, name.split(/\s+/).toReversed().join(' ')];
  const texts = [
    product,
    email,
    account,
    domain,
    ...domain.split('.'),
    ...names,
    ...names.map(withoutAccents),
  ];
  const known = texts.flatMap((text) => [text, joined(text), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  const [only, ...others] = password.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (only !== undefined && others.length === 0 && oneWord.test(only)) known.push(only);
  return [...new Set(known)].filter((word) => word.length > 2);
}

function joined(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function withoutAccents(text: string): string {
  return normalizeText(text, 'NFD').replaceAll(/\p{M}/gu, '');
}
