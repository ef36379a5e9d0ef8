import { intlTag } from '../../../../shared/intl.ts';
import type { FieldPlugin } from '../../contract/field.ts';
import type { FieldRender } from '../../contract/render.ts';
import type { FieldSamples } from '../../contract/samples.ts';
import type { FieldHost, FieldView } from '../../contract/view.ts';
import { createFakeHost } from '../fake-host.ts';
import type { Messages } from '../messages.ts';

export interface PluginModules {
  readonly plugin: FieldPlugin;
  readonly view: FieldView;
  readonly samples: FieldSamples;
  readonly render?: FieldRender | undefined;
}

export interface PluginTexts {
  /** The files in its folder: relative paths with their text. */
  readonly files: ReadonlyMap<string, string>;
  /** Its messages together with those of all types, by language, including English. */
  readonly messages: ReadonlyMap<string, Messages>;
}

export interface ConformanceSubject extends PluginModules, PluginTexts {
  /**
   * The types installed beside this one. Values converted for them must be valid there. The sdk's package knows none:
   * without a list, they are not checked.
   */
  readonly types?: readonly FieldPlugin[] | undefined;
  /** Loads new copies of the modules. Without it, the state that they keep is not checked. */
  readonly loadAgain?: (() => Promise<PluginModules>) | undefined;
}

/** A rule that holds for every plugin: an id that never changes, and a sentence. */
export interface RuleName {
  readonly id: string;
  readonly name: string;
  /** Where to look on failure, and the usual fix. */
  readonly remedy: string;
}

/** A rule that needs no browser. The check throws if the rule is broken. */
export interface ConformanceRule extends RuleName {
  check(subject: ConformanceSubject): void | Promise<void>;
}

/** Rules by their ids. */
export type ConformanceRules = Readonly<Record<string, Omit<ConformanceRule, 'id'>>>;

/** A fake host in a language, English by default. */
export function hostIn(texts: PluginTexts, language = 'en', changes?: Partial<FieldHost>): FieldHost {
  const messages = texts.messages.get(language) ?? {};
  return createFakeHost(messages, { locale: intlTag(language), ...changes });
}

declare module 'vitest' {
  interface TaskMeta {
    rule?: Pick<RuleName, 'id' | 'remedy'>;
    plugin?: { readonly type: string; readonly contract: unknown };
  }
}
