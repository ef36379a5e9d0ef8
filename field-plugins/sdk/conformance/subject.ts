import type { FieldDefinition, FieldIssue, FieldPlugin } from '../field.ts';
import type { FieldSamples } from '../samples.ts';
import type { FieldView } from '../view.ts';
import type { Words } from '../words.ts';

/** A plugin with all that the rules need to know of it. */
export interface ConformanceSubject {
  readonly plugin: FieldPlugin;
  readonly view: FieldView;
  readonly samples: FieldSamples;
  /** The files of its folder: names, with their text. */
  readonly files: ReadonlyMap<string, string>;
  /** `fields.json` by language, English among them. */
  readonly words: ReadonlyMap<string, Words>;
  /** What the form and the server find wrong with a value. */
  validate(definition: FieldDefinition, value: unknown): readonly FieldIssue[];
}

/** Something that holds for every plugin: a sentence, and a check that throws where it does not hold. */
export interface ConformanceRule {
  readonly name: string;
  check(subject: ConformanceSubject): void | Promise<void>;
}

/** English words, in which the rules read what a widget says. */
export function englishOf({ words }: ConformanceSubject): Words {
  const english = words.get('en');
  if (english === undefined) throw new Error('The English words are missing.');
  return english;
}
