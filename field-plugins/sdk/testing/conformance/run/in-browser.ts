import { describeConformanceInBrowser } from '../../conformance-in-browser.ts';
import { browserRules } from '../browser-rules.ts';
import { codeOfHalves } from '../bundle-page.ts';
import { readFolder } from '../read-folder.ts';
import { findField } from '../read-halves.ts';
import { failRules } from './blocked-rules.ts';
import { givenPlugin, thisRound } from './given-plugin.ts';
import { startWatchdog } from './watchdog.ts';

const { blocked } = thisRound();
if (blocked === undefined) await describePlugin();
else failRules(browserRules, blocked);

async function describePlugin(): Promise<void> {
  const { folder, halves } = givenPlugin();
  startWatchdog(`${thisRound().report}.browser`);
  const { type } = findField(
    (await import(/* @vite-ignore */ halves.field)) as Readonly<Record<string, unknown>>,
  );
  describeConformanceInBrowser({
    code: codeOfHalves(type, halves),
    texts: new Map([[type, readFolder(folder, type)]]),
  });
}
