import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { aroundRules } from './conformance/around-rules.ts';
import { readerLanguageRule } from './conformance/reader-language-rule.ts';
import { beginRule } from './conformance/steps.ts';
import { contractRules } from './conformance/contract-rules.ts';
import { folderRules } from './conformance/folder-rules.ts';
import type { ConformanceRule, ConformanceSubject } from './conformance/subject.ts';
import { limitsRule } from './conformance/limits-rule.ts';
import { renderRules } from './conformance/render-rules.ts';
import { statelessRule } from './conformance/stateless-rule.ts';
import { valueRules } from './conformance/value-rules.ts';
import { widgetRules } from './conformance/widget-rules.ts';

/** The rules that hold for every field type and need no browser; the rest are in conformance/browser-rules.ts. */
export const conformanceRules: readonly ConformanceRule[] = [
  ...folderRules,
  ...valueRules,
  ...contractRules,
  ...widgetRules,
  ...aroundRules,
  readerLanguageRule,
  ...renderRules,
  limitsRule,
  statelessRule,
];

/** Tests a plugin against every rule that needs no browser. */
export function describeConformance(subject: ConformanceSubject): void {
  describe(`the field type ${subject.plugin.type}`, () => {
    // A separate rule covers what a widget writes to the console.
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => vi.restoreAllMocks());

    const { type, contract } = subject.plugin;
    for (const rule of conformanceRules) {
      const meta = { rule: rule.id, plugin: { type, contract } };
      it(rule.name, { timeout: 240_000, meta }, () => {
        beginRule(rule.id);
        return rule.check(subject);
      });
    }
  });
}
