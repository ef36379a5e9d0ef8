import { describeConformanceInBrowser } from '../../conformance-in-browser.ts';
import { codeOfHalves } from '../bundle-page.ts';
import { readFolder } from '../read-folder.ts';
import { findField } from '../read-halves.ts';
import { givenPlugin } from './given-plugin.ts';

const { folder, halves } = givenPlugin();
const { type } = findField(
  (await import(/* @vite-ignore */ halves.field)) as Readonly<Record<string, unknown>>,
);

describeConformanceInBrowser({
  code: codeOfHalves(type, halves),
  texts: new Map([[type, readFolder(folder, type)]]),
});
