import type { ReadSample } from '../../read-sample.ts';
import { createFakeHost } from '../../fake-host.ts';
import { tellIssues, type ToldIssues } from '../../../contract/tell-issues.ts';
import { fillText, findText } from '../../../contract/texts.ts';
import type { FieldHost } from '../../../contract/view.ts';
import type { Messages } from '../../messages.ts';
import type { PluginModules } from '../subject.ts';

/** The plugin that the page renders now, with a host in its messages. */
export interface Current extends PluginModules {
  readonly host: FieldHost;
  /** The files in its folder: relative paths with their text. */
  readonly files: readonly (readonly [string, string])[];
  toldOf(sample: ReadSample): ToldIssues;
}

export function makeCurrent(modules: PluginModules, messages: Messages, files: Current['files']): Current {
  const translate: FieldHost['translate'] = (key, params) =>
    fillText(findText(messages, key) ?? key, params ?? {}, 'en');
  return {
    ...{ ...modules, files, host: createFakeHost(messages) },
    toldOf: ({ issues }) => tellIssues(issues, { translate }),
  };
}

export interface Fault {
  readonly sample: string;
  readonly found: string;
}

/** Functions of the surrounding browser that no script can provide. */
export interface BrowserTools {
  /** Presses a key on the real keyboard. */
  press(key: string): Promise<void>;
  /** Changes the width of the window and the colours that the system prefers. */
  setWindow(width: number, dark: boolean): Promise<void>;
}

/** The tools by their names in the page. */
export type PageTools = { [Name in keyof BrowserTools as `octavo_${Name}`]: BrowserTools[Name] };

export function browserTools(): PageTools {
  return window as unknown as PageTools;
}
