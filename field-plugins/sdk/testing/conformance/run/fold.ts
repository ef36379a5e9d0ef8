import { remedies } from '../remedies.ts';
import { isAboutLoop } from '../steps.ts';
import type { RuleResult } from './run-round.ts';

/**
 * Puts the cause first: a rule that failed with the same message as an earlier one only names that one, because mending
 * it mends both. The others name their remedy.
 */
export function fold(rules: readonly RuleResult[]): readonly RuleResult[] {
  const causes = new Map<string, string>();
  return rules.map((rule) => {
    if (rule.passed || rule.message === '') return rule;
    const reason = reasonOf(rule.message);
    const cause = causes.get(reason);
    if (cause !== undefined) return { ...rule, because: cause };
    causes.set(reason, rule.id);
    return { ...rule, remedy: remedyOf(rule) };
  });
}

function remedyOf({ id, message }: RuleResult): string {
  const known = remedies[id];
  if (known === undefined) return '';
  return isAboutLoop(message) ? `${known.file}: End the loop.` : `${known.file}: ${known.remedy}`;
}

/** The message; about an endless loop without the sample and the control, which differ from rule to rule. */
function reasonOf(message: string): string {
  return isAboutLoop(message) ? message.replaceAll(/“[^”]*”|\d+/g, '') : message;
}
