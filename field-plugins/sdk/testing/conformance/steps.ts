/** What a rule does with a plugin right now: with which sample, and what. */
export interface Step {
  readonly rule: string;
  /** Empty where no sample is involved. */
  readonly sample: string;
  readonly what: string;
}

/** How a line in a page's console starts that announces a step. */
export const stepMark = 'octavo-step ';

let listener: (() => void) | undefined;
let latest: Step = { rule: '', sample: '', what: 'Loading the plugin' };

/** Calls the listener before each step: a step that never ends can then be named. */
export function watchSteps(listen: () => void): void {
  listener = listen;
}

/** Announces the rule that is checked next. */
export function beginRule(rule: string): void {
  announce({ rule, sample: '', what: 'Checking the rule' });
}

/** Announces what is done next. */
export function takeStep(sample: string, what: string): void {
  announce({ rule: latest.rule, sample, what });
}

function announce(step: Step): void {
  latest = step;
  listener?.();
}

/** The step that was announced last. */
export function latestStep(): Step {
  return latest;
}

/** What to say about a step that does not end within so many seconds. */
export function aboutLoop({ rule, ...step }: Step, seconds: number): string {
  const where = rule === '' ? '' : `, for the rule ${rule},`;
  return `${placeOf(step)}${where} did not end within ${seconds} seconds. Look for an endless loop, and for state that is set whenever the widget renders.`;
}

/** What the plugin threw at the last step, with that step. */
export function atItsStep(error: unknown): Error {
  // React joins the errors of widgets that stand side by side.
  if (error instanceof AggregateError) return atItsStep(error.errors[0]);
  return new Error(`${placeOf(latest)}: ${String(error).replace(/^Error: /, '')}`, { cause: error });
}

/** The part of a message that says at which step the plugin threw; undefined if it threw nothing. */
export function placeIn(message: string): string | undefined {
  return /^(Calling|Drawing|Using|Answering|Giving) .*? with the sample “.*?”: /.exec(message)?.[0];
}

/** The step as the beginning of a sentence. */
export function placeOf({ sample, what }: Pick<Step, 'sample' | 'what'>): string {
  return sample === '' ? what : `${what} with the sample “${sample}”`;
}
