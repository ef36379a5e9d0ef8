import { expect, it } from 'vitest';
import type { RuleName } from '../subject.ts';

/** Fails every rule for the reason that lets none of them run. */
export function failRules(rules: readonly RuleName[], reason: string): void {
  for (const rule of rules) it(rule.name, { meta: { rule: rule.id } }, () => expect.fail(reason));
}
