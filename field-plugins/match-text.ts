import { RE2JS } from 're2js';

const known = new Map<string, RE2JS>();

/**
 * Whether the whole text matches an expression in the syntax of RE2. RE2 takes time in proportion to the text, so an
 * administrator's expression cannot hang the server or a form. Throws if the expression is invalid.
 */
export function matchText(regex: string, text: string): boolean {
  const expression = known.get(regex) ?? RE2JS.compile(regex);
  known.set(regex, expression);
  return expression.matches(text);
}
