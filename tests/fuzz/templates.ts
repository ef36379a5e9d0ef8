/** Anything that JSON can express. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Whose record a request names: the caller's own, another actor's, the victim's, or one that never existed. */
export type Whose = 'own' | 'other' | 'foreign' | 'never';

/** Something known only when the request is sent. */
export type Source =
  /** A member of a record, usually `id`. Index 0 is the newest record. */
  | {
      readonly kind: 'record';
      readonly collection: string;
      readonly whose: Whose;
      readonly index: number;
      readonly member: string;
    }
  /** The current value of a member of the addressed record. */
  | { readonly kind: 'addressed'; readonly member: string }
  /** A fact about the caller's own account. */
  | { readonly kind: 'own'; readonly fact: 'email' | 'password' }
  /** The address of another user's account. */
  | { readonly kind: 'victim_email' }
  /** A key mailed to an actor, newest first. */
  | { readonly kind: 'mailed'; readonly index: number }
  /** A captcha solution. */
  | { readonly kind: 'captcha' };

/** A placeholder for a value that is looked up when the request is sent. */
export class Placeholder {
  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}

/** JSON with placeholders. */
export type Template = Json | Placeholder | readonly Template[] | { readonly [key: string]: Template };

/** A placeholder for the id, or another member, of a record in the collection. */
export function recordOf(collection: string, whose: Whose, index: number, member = 'id'): Placeholder {
  return new Placeholder({ kind: 'record', collection, whose, index, member });
}

/** Replaces the placeholders with what `find` returns. A member without a known value is left out. */
export function resolveTemplate(template: Template, find: (source: Source) => unknown): unknown {
  if (template instanceof Placeholder) return find(template.source);
  if (Array.isArray(template)) return template.map((item: Template) => resolveTemplate(item, find));
  if (typeof template !== 'object' || template === null) return template;
  const entries = Object.entries(template as Readonly<Record<string, Template>>)
    .map(([key, value]) => [key, resolveTemplate(value, find)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
