import { remedies } from '../remedies.ts';
import { isAboutLoop, placeIn } from '../steps.ts';
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
  if (isAboutLoop(message)) return `${known.file}: End the loop.`;
  const [doing] = placeIn(message)?.match(/^(Calling|Drawing|Answering|Giving) /) ?? [];
  if (doing === undefined) return `${known.file}: ${known.remedy}`;
  const file = doing === 'Calling ' ? 'field.ts' : 'view.tsx';
  const isChanged = /read.only|not extensible/.test(message);
  return `${file}: ${isChanged ? 'Never change a value or options; make new ones.' : 'Mend what throws this error.'}`;
}

/** The message without the sample and the control at which a loop or an error was seen: they differ from rule to rule. */
function reasonOf(message: string): string {
  if (isAboutLoop(message)) {
    const [doing = ''] = message.split(/ did not come back| never ends/);
    return `${doing.replaceAll(/“[^”]*”/g, '')} in a loop`;
  }
  const place = placeIn(message);
  if (place === undefined) return message;
  const [first = ''] = message.slice(place.length).split('\n');
  return first.replace(/^Error: /, '').replace(/ \(and \d+ more\)$/, '');
}
