import type { ReadSample } from '../../read-sample.ts';
import { createFakeHost } from '../../fake-host.ts';
import { tellIssues, type ToldIssues } from '../../../contract/tell-issues.ts';
import { fillText, findText } from '../../../contract/texts.ts';
import type { FieldHost } from '../../../contract/view.ts';
import type { Words } from '../../words.ts';
import type { PluginModules } from '../subject.ts';

/** The plugin that the page renders now, with a host in its words. */
export interface Current extends PluginModules {
  readonly host: FieldHost;
  /** The files in its folder: relative paths with their text. */
  readonly files: readonly (readonly [string, string])[];
  toldOf(sample: ReadSample): ToldIssues;
}

/** Puts a plugin together with a host in its words. */
export function makeCurrent(modules: PluginModules, words: Words, files: Current['files']): Current {
  const translate: FieldHost['translate'] = (key, params) =>
    fillText(findText(words, key) ?? key, params ?? {}, 'en');
  return {
    ...{ ...modules, files, host: createFakeHost(words) },
    toldOf: ({ issues }) => tellIssues(issues, { translate }),
  };
}

/** Something that breaks a rule, and the sample that shows it. */
export interface Fault {
  readonly sample: string;
  readonly found: string;
}

/** What the page asks of the browser around it, because no script can do it. */
export interface BrowserTools {
  /** Presses a key on the real keyboard. */
  press(key: string): Promise<void>;
  /** Changes the width of the window and the colours that the system prefers. */
  setWindow(width: number, dark: boolean): Promise<void>;
}

/** The tools by the names that the page has them under. */
export type PageTools = { [Name in keyof BrowserTools as `octavo_${Name}`]: BrowserTools[Name] };

/** The same tools in the page. */
export function browserTools(): PageTools {
  return window as unknown as PageTools;
}
