import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { aroundRules } from './conformance/around-rules.ts';
import { contractRules } from './conformance/contract-rules.ts';
import { limitsRule } from './conformance/extreme-values.ts';
import { folderRules } from './conformance/folder-rules.ts';
import { renderRules } from './conformance/render-rules.ts';
import { statelessRule } from './conformance/stateless-rule.ts';
import type { ConformanceRule, ConformanceSubject } from './conformance/subject.ts';
import { valueRules } from './conformance/value-rules.ts';
import { widgetRules } from './conformance/widget-rules.ts';

/** The rules that hold for every field type and need no browser; the rest are in conformance/browser-rules.ts. */
export const conformanceRules: readonly ConformanceRule[] = Object.entries({
  ...{ ...folderRules, ...valueRules, ...contractRules, ...widgetRules, ...aroundRules, ...renderRules },
  ...{ limits: limitsRule, stateless: statelessRule },
}).map(([id, rule]) => ({ id, ...rule }));

export function describeConformance(subject: ConformanceSubject): void {
  describe(`the field type ${subject.plugin.type}`, () => {
    // A separate rule covers console output.
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => vi.restoreAllMocks());

    const { type, contract } = subject.plugin;
    for (const rule of conformanceRules) {
      const { id, name, remedy } = rule;
      const meta = { rule: { id, remedy }, plugin: { type, contract } };
      it(name, { timeout: 240_000, meta }, () => rule.check(subject));
    }
  });
}
