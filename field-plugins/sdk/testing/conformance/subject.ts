import { intlTag } from '../../../../shared/intl.ts';
import type { FieldPlugin } from '../../contract/field.ts';
import type { FieldRender } from '../../contract/render.ts';
import type { FieldSamples } from '../../contract/samples.ts';
import type { FieldHost, FieldView } from '../../contract/view.ts';
import { createFakeHost } from '../fake-host.ts';
import type { Words } from '../words.ts';

/** The parts of a plugin that are modules. */
export interface PluginModules {
  readonly plugin: FieldPlugin;
  readonly view: FieldView;
  readonly samples: FieldSamples;
  /** The optional renderer. */
  readonly render?: FieldRender | undefined;
}

/** The parts of a plugin that are text. */
export interface PluginTexts {
  /** The files in its folder: relative paths with their text. */
  readonly files: ReadonlyMap<string, string>;
  /** Its words together with those of all types, by language, including English. */
  readonly words: ReadonlyMap<string, Words>;
}

/** A plugin with everything the rules need. */
export interface ConformanceSubject extends PluginModules, PluginTexts {
  /**
   * The types beside it. What it converts for them must be valid there. The sdk's package knows none: without a list, nothing is
   * said about them.
   */
  readonly types?: readonly FieldPlugin[] | undefined;
  /** Loads new copies of the modules. Without it, nothing is said about state that they keep. */
  readonly loadAgain?: (() => Promise<PluginModules>) | undefined;
}

/** A rule that holds for every plugin: an id that never changes, and a sentence. */
export interface RuleName {
  readonly id: string;
  readonly name: string;
  /** Where to look when it fails, and what usually helps. */
  readonly remedy: string;
}

/** A rule that needs no browser. The check throws if the rule is broken. */
export interface ConformanceRule extends RuleName {
  check(subject: ConformanceSubject): void | Promise<void>;
}

/** A fake host that speaks the language of these words, or English. */
export function hostIn(
  texts: PluginTexts,
  spoken = englishOf(texts),
  changes?: Partial<FieldHost>,
): FieldHost {
  const [language] = [...texts.words].find(([, one]) => one === spoken) ?? ['en'];
  return createFakeHost(spoken, { locale: intlTag(language), ...changes });
}

/** The English words. The rules use them to read what a widget says. */
export function englishOf({ words }: PluginTexts): Words {
  const english = words.get('en');
  if (english === undefined) throw new Error('The English words are missing.');
  return english;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The rule that a test checks. */
    rule?: Pick<RuleName, 'id' | 'remedy'>;
    /** The type of the tested plugin, and the contract version it names. */
    plugin?: { readonly type: string; readonly contract: unknown };
  }
}
