import { createFakeHost } from '../../fake-host.ts';
import type { ReadSample } from '../../read-sample.ts';
import { tellIssues, type ToldIssues } from '../../../contract/tell-issues.ts';
import type { FieldHost } from '../../../contract/view.ts';
import type { Words } from '../../words.ts';
import { fillText, findText } from '../../../contract/texts.ts';
import type { PluginModules } from '../subject.ts';

/** The current plugin, with a host that speaks one language. */
export interface Current extends PluginModules {
  readonly host: FieldHost;
  toldOf(sample: ReadSample): ToldIssues;
}

/** The plugin the page draws now, with its samples read and a host in its words. */
export function makeCurrent(modules: PluginModules, words: Words): Current {
  return {
    ...modules,
    host: createFakeHost(words),
    toldOf: ({ issues }) =>
      tellIssues(issues, {
        translate: (key, params) => fillText(findText(words, key) ?? key, params ?? {}, 'en'),
      }),
  };
}

/** Something that breaks a rule, and the sample that shows it. */
export interface Fault {
  readonly sample: string;
  readonly found: string;
}
