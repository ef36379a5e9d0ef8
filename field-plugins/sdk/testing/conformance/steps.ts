/** What a rule does with a plugin right now: with which sample, and what. */
export interface Step {
  readonly rule: string;
  /** Empty where no sample is involved. */
  readonly sample: string;
  readonly what: string;
}

/** How a page's line in the console starts that announces a step. */
export const stepMark = 'octavo-step ';

type Listener = (step: Step) => void;

let listener: Listener | undefined;
let latest: Step = { rule: '', sample: '', what: 'Loading the plugin' };
let taken = 0;
let refused: readonly Step[] = [];

/** Tells the listener about every step before it is taken: what never comes back can then be named. */
export function watchSteps(listen: Listener): void {
  listener = listen;
}

/** Steps that never came back. From now on they are refused, so that each is waited for only once. */
export function refuseSteps(steps: readonly Step[]): void {
  refused = steps;
}

/** Announces the rule that is checked next. */
export function beginRule(rule: string): void {
  announce({ rule, sample: '', what: 'Checking the rule' });
}

/** Announces what is done next. Throws if it never came back before. */
export function takeStep(sample: string, what: string): void {
  announce({ rule: latest.rule, sample, what });
  if (refused.some((one) => one.sample === sample && one.what === what)) throw new NeverReturned(latest);
}

function announce(step: Step): void {
  latest = step;
  taken += 1;
  listener?.(step);
}

/** The step that was announced last. */
export function latestStep(): Step {
  return latest;
}

/** How many steps were taken so far. */
export function stepsTaken(): number {
  return taken;
}

/** A step that does not come back: most likely an endless loop. */
export class NeverReturned extends Error {
  override readonly name = 'NeverReturned';
  constructor(step: Step) {
    super(sentenceAbout(step));
  }
}

/** What to say about a step that does not come back. */
export function sentenceAbout(step: Step): string {
  return `${placeOf(step)} did not come back and was stopped. It runs in an endless loop.`;
}

/** What to say about a step after which a widget renders again and again, within so many seconds. */
export function sentenceAboutRenders(step: Step, count: number, seconds: number): string {
  const time = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${placeOf(step)} never ends: it rendered ${count} times within ${time}. It sets state whenever it renders, for example in an effect without a list of dependencies.`;
}

/** Whether a message is one of the two above. */
export function isAboutLoop(message: string): boolean {
  return (
    message.includes(' did not come back and was stopped.') || message.includes(' never ends: it rendered ')
  );
}

/** What the plugin threw at the last step, with that step. A loop names its own. */
export function atItsStep(error: unknown): Error {
  // React joins the errors of widgets that stand side by side.
  if (error instanceof AggregateError) return atItsStep(error.errors[0]);
  if (error instanceof NeverReturned) return error;
  const said = String(error).replace(/^Error: /, '');
  if (error instanceof Error && isAboutLoop(said)) return error;
  return new Error(`${placeOf(latest)}: ${said}`, { cause: error });
}

/** The part of a message that says at which step the plugin threw; undefined if it threw nothing. */
export function placeIn(message: string): string | undefined {
  return /^(Calling|Drawing|Using|Answering|Giving) .*? with the sample “.*?”: /.exec(message)?.[0];
}

/** The step as the beginning of a sentence. */
export function placeOf({ sample, what }: Pick<Step, 'sample' | 'what'>): string {
  return sample === '' ? what : `${what} with the sample “${sample}”`;
}
