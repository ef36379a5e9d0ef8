import { RE2JS } from 're2js';

const known = new Map<string, RE2JS>();

/**
 * Whether a whole text has the form of a regular expression in the syntax of RE2, which takes time in proportion to the text:
 * an expression that an administrator wrote cannot hang the server or a form. Throws if the expression is none.
 */
export function matchText(regex: string, text: string): boolean {
  const expression = known.get(regex) ?? RE2JS.compile(regex);
  known.set(regex, expression);
  return expression.matches(text);
}
