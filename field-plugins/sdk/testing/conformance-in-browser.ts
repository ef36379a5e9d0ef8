import { afterAll, beforeAll, describe, it } from 'vitest';
import { browserRules, type BrowserStage } from './conformance/browser-rules.ts';
import { openBrowser, type OpenBrowser } from './conformance/browser-stage.ts';
import type { PluginTexts } from './conformance/subject.ts';

interface BrowserSubjects {
  /** Code of a module in which `plugins()` returns a Map of plugins by name. */
  readonly code: string;
  readonly texts: ReadonlyMap<string, PluginTexts>;
}

/** Tests plugins against every rule that needs a browser, all on one page. */
export function describeConformanceInBrowser({ code, texts }: BrowserSubjects): void {
  let browser: OpenBrowser;
  beforeAll(async () => {
    browser = await openBrowser(code);
  }, 120_000);
  afterAll(() => browser?.close());

  describe.each([...texts])('the field type %s in a browser', (name, own) => {
    let stage: BrowserStage;
    beforeAll(async () => {
      stage = await browser.stage(name, own);
    });
    for (const rule of browserRules) {
      const meta = { rule: { id: rule.id, remedy: rule.remedy } };
      it(rule.name, { timeout: 240_000, meta }, () => rule.check(stage));
    }
  });
}
