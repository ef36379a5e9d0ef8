import { placeIn } from '../steps.ts';

/** The result of one rule. */
export interface RuleResult {
  readonly id: string;
  readonly name: string;
  readonly where: 'jsdom' | 'Chromium';
  readonly passed: boolean;
  /** What was expected and what was found; empty if the rule holds. */
  readonly message: string;
  readonly milliseconds: number;
  /** Which file to open, and what to do there. Only for a rule that failed. */
  readonly remedy?: string | undefined;
  /** The rule that failed first for the same reason: mend that one. */
  readonly because?: string;
}

/**
 * Puts the cause first: a rule that failed with the same message as an earlier one only names that one, because mending
 * it mends both. The others name their remedy.
 */
export function fold(rules: readonly RuleResult[]): readonly RuleResult[] {
  const causes = new Map<string, string>();
  return rules.map((given) => {
    const { remedy: usual, ...rule } = given;
    if (rule.passed || rule.message === '') return rule;
    const reason = reasonOf(rule.message);
    const because = causes.get(reason);
    if (because !== undefined) return { ...rule, because };
    causes.set(reason, rule.id);
    return { ...rule, remedy: remedyOf(rule, usual) };
  });
}

/** The remedy by what the message reports; the usual one of the rule for everything else. */
function remedyOf({ id, message }: RuleResult, usual = ''): string {
  if (message.includes(' did not end within ')) return 'view.tsx: End the loop.';
  if (message.startsWith('The rules of '))
    return 'the named file: Mend this error first; it keeps the plugin from being loaded.';
  if (/ has no words for "|No words for "/.test(message))
    return 'words/en.json and field.ts: Add the text, and its key to messages.';
  const [, doing] = placeIn(message)?.match(/^(Calling|Drawing for a site|Drawing|Answering|Giving) /) ?? [];
  if (doing === undefined) return usual;
  const file = files[doing] ?? 'view.tsx';
  // What is given to a plugin is frozen.
  if (/read.only|not extensible/.test(message))
    return `${file}: Never change a value or options; make new ones.`;
  return id === 'render-samples' ? usual : `${file}: Mend what throws this error.`;
}

/** The file that is at work, by what a step says; `view.tsx` for all others. */
const files: Readonly<Record<string, string>> = { Calling: 'field.ts', 'Drawing for a site': 'render.tsx' };

/** The message without the sample and the control at which an error was seen: they differ from rule to rule. */
function reasonOf(message: string): string {
  const place = placeIn(message);
  if (place === undefined) return message;
  const [first = ''] = message.slice(place.length).split('\n');
  return first.replace(/^Error: /, '').replace(/ \(and \d+ more\)$/, '');
}
