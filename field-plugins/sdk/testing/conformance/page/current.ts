import { createFakeHost } from '../../fake-host.ts';
import type { ReadSample } from '../../read-sample.ts';
import type { FieldHost } from '../../../contract/view.ts';
import type { Words } from '../../words.ts';
import { fillText, findText } from '../../words.ts';
import type { PluginHalves } from '../subject.ts';

/** The current plugin, with a host that speaks one language. */
export interface Current extends PluginHalves {
  readonly host: FieldHost;
  errorsOf(sample: ReadSample): readonly string[];
}

/** The plugin the page draws now, with its samples read and a host in its words. */
export function makeCurrent(halves: PluginHalves, words: Words): Current {
  return {
    ...halves,
    host: createFakeHost(words),
    errorsOf: ({ issues }) => issues.map(({ key, params }) => fillText(findText(words, key) ?? key, params)),
  };
}

/** Something that breaks a rule, and the sample that shows it. */
export interface Fault {
  readonly sample: string;
  readonly found: string;
}
