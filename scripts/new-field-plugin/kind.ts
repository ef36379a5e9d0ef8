import type { Language } from '../../shared/languages.ts';

/** The kinds of value that a new field type can start from. */
export const valueKinds = ['string', 'number', 'boolean', 'object', 'list'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** How a new type is called in the places where its name stands. */
export interface TypeNames {
  /** `opening-times`: the type. */
  readonly type: string;
  /** `openingTimes`: what its exports begin with. */
  readonly camel: string;
  /** `OpeningTimes`: what its components begin with. */
  readonly pascal: string;
  /** What people call it, as TypeScript text: `'Opening times'`. */
  readonly quotedTitle: string;
}

/**
 * What is particular to a kind of value. Imports are those of a package; a folder of the tree gets its own. The view declares
 * `<Pascal>Widget` and `<Pascal>Preview`, which are exported below it; the samples are told on a definition `base` above them.
 */
export interface KindFiles {
  readonly field: string;
  readonly view: string;
  readonly samples: string;
  /** The paragraphs of the README. */
  readonly about: string;
  readonly words: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

/** Words in four languages; Serbian in Cyrillic is given as well, for whoever generates does not transliterate. */
export function text(en: string, sr: string, srCyrl: string, nl: string, de: string) {
  return { en, sr, 'sr-Cyrl': srCyrl, nl, de } as const;
}
