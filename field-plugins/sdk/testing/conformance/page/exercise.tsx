import type { FieldLog } from '../field-row.tsx';
import { operateAll, typedControls } from '../operate-all.ts';
import { editable } from '../samples.ts';
import { takeStep } from '../steps.ts';
import { browserTools, renderAlone, settle, show, stageElement, type Current, type Fault } from './scene.tsx';
import { takeUses, tracesOnPage } from './watch.ts';

const uses = ['code', 'network', 'storage'] as const;

/** The faults recorded while every control of every sample was used. */
export type Exercise = Readonly<Record<(typeof uses)[number] | 'leftovers' | 'steps' | 'late', Fault[]>>;

/** Milliseconds that a widget has to finish delayed work. A tooltip takes most of a second. */
const patience = 1500;

/** Renders every editable sample, uses each of its controls, renders its preview, and removes everything again. */
export async function exercise(current: Current): Promise<Exercise> {
  const found: Exercise = { code: [], network: [], storage: [], leftovers: [], steps: [], late: [] };
  const add = (kind: keyof Exercise, sample: string, lines: readonly string[]) =>
    found[kind].push(...[...new Set(lines)].map((line) => ({ sample, found: line })));
  show(null);
  await settle();
  uses.forEach(takeUses);
  const before = await traces();
  const logs: (readonly [sample: string, log: FieldLog, count: number])[] = [];
  for (const sample of editable(current)) {
    const { name, value, options } = sample;
    const log = await renderAlone(current, sample);
    const { check, faults } = checkSteps(log);
    await operateAll(stageElement(), {
      settle,
      onAction: (control) => {
        takeStep(name, `Using ${control}`);
        check('one step');
      },
    });
    check('one step');
    add('steps', name, faults);
    logs.push([name, log, log.emitted.length]);
    takeStep(name, 'Rendering the preview');
    show(<current.view.Preview {...{ value, options, host: current.host }} />);
    await settle();
    show(null);
    await settle();
    for (const use of uses) add(use, name, takeUses(use));
  }
  const end = performance.now() + patience;
  let left = await traces(before);
  while (left.length > 0 && performance.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    left = await traces(before);
  }
  add(
    'leftovers',
    'after all of them',
    left.map((line) => `${line} is still there`),
  );
  for (const [sample, log, count] of logs)
    if (log.emitted.length > count)
      add('late', sample, [`it emitted ${JSON.stringify(log.emitted[count]?.value)}`]);
  found.steps.push(...(await typingFaults(current)));
  return found;
}

/** Everything outside of the field that outlives it, except for earlier traces. */
async function traces(before: readonly string[] = []): Promise<readonly string[]> {
  const known = [...before];
  return [...tracesOnPage(), ...(await browserTools.octavoListeners())].filter((trace) => {
    const at = known.indexOf(trace);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Collects the faults of the values that a field emits in each step. */
function checkSteps({ emitted }: FieldLog) {
  const faults: string[] = [];
  let seen = emitted.length;
  const check = (step: string) => {
    const fresh = emitted.slice(seen);
    seen = emitted.length;
    if (fresh.length > 1) faults.push(`${step} emitted ${fresh.length} values`);
    if (fresh.some(({ same }) => same)) faults.push(`${step} emitted the value that stood there already`);
  };
  return { faults, check };
}

/** How many controls are typed into: a definition hardly has more kinds. */
const mostPlaces = 8;

/** Types a word on the real keyboard wherever possible, and checks the changes that the editor would have to undo. */
async function typingFaults(current: Current): Promise<readonly Fault[]> {
  const found: Fault[] = [];
  let places = 0;
  for (const sample of editable(current))
    for (let index = 0; places < mostPlaces; index += 1, places += 1) {
      const log = await renderAlone(current, sample);
      const control = typedControls(stageElement()).filter(hasRoom)[index];
      if (control === undefined) break;
      const faults = await typeInto(control, log);
      found.push(...faults.map((fault) => ({ sample: sample.name, found: fault })));
    }
  return found;
}

async function typeInto(control: HTMLElement, log: FieldLog): Promise<readonly string[]> {
  const { faults, check } = checkSteps(log);
  control.focus();
  for (const key of isNumeric(control) ? ['1', '2', '3'] : ['a', 'b', 'c']) {
    await browserTools.octavoPress(key);
    await settle();
    check('one keystroke');
    if (stageElement().contains(document.activeElement)) continue;
    faults.push('the focus was lost while typing');
    break;
  }
  (document.activeElement as HTMLElement | null)?.blur();
  await settle();
  check('leaving the field');
  if (log.emitted.length === 0) faults.push('nothing was emitted by the time that the field was left');
  return faults;
}

function hasRoom(control: HTMLElement): boolean {
  const { maxLength = -1, value = '' } = control as Partial<HTMLInputElement>;
  return maxLength < 0 || value.length < maxLength;
}

/** Whether it expects a number, by its type or by the phone keyboard it asks for. */
function isNumeric(control: HTMLElement): boolean {
  return (
    control instanceof HTMLInputElement &&
    (control.type === 'number' || ['numeric', 'decimal'].includes(control.inputMode))
  );
}
