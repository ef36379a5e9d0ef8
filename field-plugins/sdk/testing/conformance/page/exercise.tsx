import type { ReadSample } from '../../read-sample.ts';
import { operateAll } from '../operate-all.ts';
import { editable } from '../samples.ts';
import { takeStep } from '../steps.ts';
import type { Current, Fault } from './current.ts';
import type { FieldLog } from '../field-row.tsx';
import { plainTimers, watchForLeftovers } from './leftovers.ts';
import { renderAlone, settle, show, stageElement } from './scene.tsx';
import { takeUses } from './uses.ts';

const kinds = ['code', 'network', 'storage', 'leftovers', 'steps', 'late'] as const;

/** What was recorded while every control of every sample was used. */
export type Exercise = Readonly<Record<(typeof kinds)[number], readonly Fault[]>>;

/** Milliseconds that a widget has to finish delayed work. A tooltip takes most of a second. */
const patience = 1500;

/** Renders every editable sample, uses each of its controls, renders its preview, and removes everything again. */
export async function exercise(current: Current): Promise<Exercise> {
  const found = Object.fromEntries(kinds.map((kind) => [kind, [] as Fault[]])) as Record<
    keyof Exercise,
    Fault[]
  >;
  const add = (kind: keyof Exercise, sample: string, lines: readonly string[]) =>
    found[kind].push(...lines.map((line) => ({ sample, found: line })));
  show(null);
  await settle();
  for (const use of ['code', 'network', 'storage'] as const) takeUses(use);
  const left = watchForLeftovers();
  const logs: { readonly sample: string; readonly log: FieldLog; readonly count: number }[] = [];
  for (const sample of editable(current)) {
    const { name, value, options } = sample;
    const { log, faults } = await operateEach(current, sample);
    add('steps', name, faults);
    logs.push({ sample: name, log, count: log.emitted.length });
    takeStep(name, 'Rendering the preview');
    show(<current.view.Preview {...{ value, options, host: current.host }} />);
    await settle();
    show(null);
    await settle();
    for (const use of ['code', 'network', 'storage'] as const) add(use, name, takeUses(use));
  }
  const end = performance.now() + patience;
  while (left().length > 0 && performance.now() < end)
    await new Promise<void>((resolve) => {
      plainTimers.setTimeout(resolve, 50);
    });
  for (const { sample, log, count } of logs)
    if (log.emitted.length > count)
      add('late', sample, [`it emitted ${JSON.stringify(log.emitted[count]?.value)}`]);
  const lines = [...new Set(left())].map((line) => `${line} is still there`);
  add('leftovers', 'after all of them', lines);
  return found;
}

/** Uses every control once. Returns the field's log, and the faults of the values emitted at each step. */
async function operateEach(current: Current, sample: ReadSample) {
  const faults = new Set<string>();
  const log = await renderAlone(current, sample);
  let seen = log.emitted.length;
  const check = () => {
    const fresh = log.emitted.slice(seen);
    seen = log.emitted.length;
    if (fresh.length > 1) faults.add(`one step emitted ${fresh.length} values`);
    if (fresh.some(({ same }) => same)) faults.add('a step emitted the value that stood there already');
  };
  await operateAll(stageElement(), {
    settle,
    onAction: (control) => {
      takeStep(sample.name, `Using ${control}`);
      check();
    },
  });
  check();
  return { log, faults: [...faults] };
}
