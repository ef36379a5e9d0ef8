import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderRules } from './conformance/folder-rules.ts';
import type { ConformanceRule, ConformanceSubject } from './conformance/subject.ts';
import { valueRules } from './conformance/value-rules.ts';
import { widgetRules } from './conformance/widget-rules.ts';

/** Everything that holds for every field type. */
export const conformanceRules: readonly ConformanceRule[] = [...folderRules, ...valueRules, ...widgetRules];

/** Tests a plugin against every rule. A complaint in the console fails a rule as well. */
export function describeConformance(subject: ConformanceSubject): void {
  describe(`the field type ${subject.plugin.type}`, () => {
    const complaints = vi.fn();
    beforeEach(() => {
      complaints.mockClear();
      vi.spyOn(console, 'error').mockImplementation(complaints);
    });
    afterEach(() => vi.restoreAllMocks());

    for (const rule of conformanceRules) {
      it(rule.name, { timeout: 60_000 }, async () => {
        await rule.check(subject);
        const told = complaints.mock.calls.map((words) => words.join(' '));
        expect([...new Set(told)], 'what the console was told').toEqual([]);
      });
    }
  });
}
