import { normalizeText } from '../../../shared/normalize-text.ts';

/** The application's name, as easy to guess as the owner's. */
const product = 'octavo';
/**
 * Maximum length of a word that surrounding digits and signs do not make strong. Four words without spaces are longer.
 */
const longestWord = 12;
/** One word in usual capitals. */
const oneWord = new RegExp(
  String.raw`^(?:\p{L}[\p{Ll}\p{M}]{2,${longestWord - 1}}|[\p{Lu}\p{M}]{3,${longestWord}})$`,
  'u',
);

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/**
 * Returns words that an attacker tries first: the owner's details, and the word of a password that has only one,
 * because there is no list of the words of every language.
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
