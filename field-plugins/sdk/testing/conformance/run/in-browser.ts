import { describeConformanceInBrowser } from '../../conformance-in-browser.ts';
import { browserRules } from '../browser-rules.ts';
import { codeOfModules } from '../bundle-page.ts';
import { readFolder } from '../read-folder.ts';
import { findField } from '../read-modules.ts';
import { describeGiven } from './given-run.ts';

await describeGiven(browserRules, async ({ folder, modules }) => {
  const { type } = findField(
    (await import(/* @vite-ignore */ modules.field)) as Readonly<Record<string, unknown>>,
  );
  describeConformanceInBrowser({
    code: codeOfModules(type, modules),
    texts: new Map([[type, readFolder(folder, type)]]),
  });
});
