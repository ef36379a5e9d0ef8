import { createFakeHost } from '../../fake-host.ts';
import type { ReadSample } from '../../read-sample.ts';
import { tellIssues, type ToldIssues } from '../../../contract/tell-issues.ts';
import type { FieldHost } from '../../../contract/view.ts';
import type { Words } from '../../words.ts';
import { fillText, findText } from '../../../contract/texts.ts';
import type { PluginHalves } from '../subject.ts';

/** The current plugin, with a host that speaks one language. */
export interface Current extends PluginHalves {
  readonly host: FieldHost;
  toldOf(sample: ReadSample): ToldIssues;
}

/** The plugin the page draws now, with its samples read and a host in its words. */
export function makeCurrent(halves: PluginHalves, words: Words): Current {
  return {
    ...halves,
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
