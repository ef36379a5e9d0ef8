import { describeConformanceInBrowser } from '../../conformance-in-browser.ts';
import { browserRules } from '../browser-rules.ts';
import { codeOfModules } from '../bundle-page.ts';
import { readFolder } from '../read-folder.ts';
import { findField } from '../read-modules.ts';
import { failRules } from './blocked-rules.ts';
import { givenPlugin, thisRound } from './given-plugin.ts';
import { startWatchdog } from './watchdog.ts';

const { blocked } = thisRound();
if (blocked === undefined) await describePlugin();
else failRules(browserRules, blocked);

async function describePlugin(): Promise<void> {
  const { folder, modules } = givenPlugin();
  startWatchdog(`${thisRound().report}.browser`);
  const { type } = findField(
    (await import(/* @vite-ignore */ modules.field)) as Readonly<Record<string, unknown>>,
  );
  describeConformanceInBrowser({
    code: codeOfModules(type, modules),
    texts: new Map([[type, readFolder(folder, type)]]),
  });
}
