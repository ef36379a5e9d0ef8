import type { FieldPlugin } from '../../contract/field.ts';
import type { FieldSamples } from '../../contract/samples.ts';
import type { FieldView } from '../../contract/view.ts';
import type { Words } from '../words.ts';

/** The parts of a plugin that are modules. */
export interface PluginHalves {
  readonly plugin: FieldPlugin;
  readonly view: FieldView;
  readonly samples: FieldSamples;
}

/** The parts of a plugin that are text. */
export interface PluginTexts {
  /** The files of its folder: paths from there on, with their text. */
  readonly files: ReadonlyMap<string, string>;
  /** Its words and those of all types by language, English among them. */
  readonly words: ReadonlyMap<string, Words>;
}

/** A plugin with all that the rules need to know of it. */
export type ConformanceSubject = PluginHalves & PluginTexts;

/** Something that holds for every plugin: a name that never changes, and a sentence. */
export interface RuleName {
  readonly id: string;
  readonly name: string;
}

/** A rule that needs no browser. The check throws where the rule does not hold. */
export interface ConformanceRule extends RuleName {
  check(subject: ConformanceSubject): void | Promise<void>;
}

/** English words, in which the rules read what a widget says. */
export function englishOf({ words }: PluginTexts): Words {
  const english = words.get('en');
  if (english === undefined) throw new Error('The English words are missing.');
  return english;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The id of the rule that a test is of. */
    rule?: string;
    /** The type of the plugin that it is held to, and the contract that the plugin says it keeps. */
    plugin?: { readonly type: string; readonly contract: unknown };
  }
}
