import { describeConformanceInBrowser } from '../../conformance-in-browser.ts';
import { codeOfHalves } from '../bundle-page.ts';
import { readFolder } from '../read-folder.ts';
import { findField } from '../read-halves.ts';
import { givenPlugin, thisRound } from './given-plugin.ts';
import { startWatchdog } from './watchdog.ts';

const { folder, halves } = givenPlugin();
startWatchdog(`${thisRound().report}.browser`);
const { type } = findField(
  (await import(/* @vite-ignore */ halves.field)) as Readonly<Record<string, unknown>>,
);

describeConformanceInBrowser({
  code: codeOfHalves(type, halves),
  texts: new Map([[type, readFolder(folder, type)]]),
});
