import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { contractRules } from './conformance/contract-rules.ts';
import { folderRules } from './conformance/folder-rules.ts';
import type { ConformanceRule, ConformanceSubject } from './conformance/subject.ts';
import { valueRules } from './conformance/value-rules.ts';
import { widgetRules } from './conformance/widget-rules.ts';

/** Everything that holds for every field type and needs no browser; the rest is in conformance/browser-rules.ts. */
export const conformanceRules: readonly ConformanceRule[] = [
  ...folderRules,
  ...valueRules,
  ...contractRules,
  ...widgetRules,
];

/** Tests a plugin against every rule that needs no browser. */
export function describeConformance(subject: ConformanceSubject): void {
  describe(`the field type ${subject.plugin.type}`, () => {
    // What a widget says in the console is a rule of its own.
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => vi.restoreAllMocks());

    const { type, contract } = subject.plugin;
    for (const rule of conformanceRules) {
      const meta = { rule: rule.id, plugin: { type, contract } };
      it(rule.name, { timeout: 240_000, meta }, () => rule.check(subject));
    }
  });
}
