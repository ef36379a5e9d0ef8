/** Anything that JSON can say. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Whose record a request names: the caller's own, another actor's, the victim's, or one that never existed. */
export type Whose = 'own' | 'other' | 'foreign' | 'never';

/** Something that only the world knows in which a request is sent. */
export type Source =
  /** A member of a record, `id` as a rule. Index 0 is the newest one. */
  | {
      readonly kind: 'record';
      readonly collection: string;
      readonly whose: Whose;
      readonly index: number;
      readonly member: string;
    }
  /** A member that the record in the address has now. */
  | { readonly kind: 'addressed'; readonly member: string }
  /** A fact about the caller's own account. */
  | { readonly kind: 'own'; readonly fact: 'email' | 'password' }
  /** The address of somebody else's account. */
  | { readonly kind: 'victim_email' }
  /** A key that was mailed to an actor, the newest first. */
  | { readonly kind: 'mailed'; readonly index: number }
  /** What solves the captcha. */
  | { readonly kind: 'captcha' };

/** Holds the place of a value that is looked up when the request is sent. */
export class Placeholder {
  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}

/** JSON in which some values are still to be looked up. */
export type Template = Json | Placeholder | readonly Template[] | { readonly [key: string]: Template };

/** The record of a collection whose id, or another member, is to stand here. */
export function recordOf(collection: string, whose: Whose, index: number, member = 'id'): Placeholder {
  return new Placeholder({ kind: 'record', collection, whose, index, member });
}

/** Puts what `find` knows in the places held for it. A member of which nothing is known is left out. */
export function resolveTemplate(template: Template, find: (source: Source) => unknown): unknown {
  if (template instanceof Placeholder) return find(template.source);
  if (Array.isArray(template)) return template.map((item: Template) => resolveTemplate(item, find));
  if (typeof template !== 'object' || template === null) return template;
  const entries = Object.entries(template as Readonly<Record<string, Template>>)
    .map(([key, value]) => [key, resolveTemplate(value, find)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
