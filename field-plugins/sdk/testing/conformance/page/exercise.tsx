import { operateAll } from '../operate-all.ts';
import { editable } from '../shown-samples.ts';
import type { Current, Fault } from './current.ts';
import { FieldRow, newLog, type FieldLog } from './field-row.tsx';
import { forgetLeftovers, leftovers, plainTimers } from './leftovers.ts';
import { takeRefusals } from './refusals.ts';
import { takeStep } from '../steps.ts';
import { settle, show, stageElement } from './scene.tsx';
import { takeStorageUses } from './storage-uses.ts';
import { tracesOnPage } from './traces-on-page.ts';

/** What was recorded while every control of every sample was used. */
export interface Exercise {
  readonly code: readonly Fault[];
  readonly network: readonly Fault[];
  readonly storage: readonly Fault[];
  readonly leftovers: readonly Fault[];
  readonly steps: readonly Fault[];
  readonly late: readonly Fault[];
}

/** How long a widget has to finish delayed work, in milliseconds. A tooltip takes most of a second. */
const patience = 1500;

/** Draws every editable sample, uses each of its controls, draws its preview, and removes everything again. */
export async function exercise(current: Current): Promise<Exercise> {
  const found = { code: [], network: [], storage: [], leftovers: [], steps: [], late: [] } as {
    -readonly [Kind in keyof Exercise]: Fault[];
  };
  show(null);
  await settle();
  const note = (sample: string) => {
    const add = (kind: keyof Exercise, lines: readonly string[]) =>
      found[kind].push(...lines.map((line) => ({ sample, found: line })));
    add('code', takeRefusals('code'));
    add('network', takeRefusals('network'));
    add('storage', takeStorageUses());
  };
  note('before');
  for (const kind of ['code', 'network', 'storage'] as const) found[kind].length = 0;
  const before = tracesOnPage();
  forgetLeftovers();
  const logs: { readonly sample: string; readonly log: FieldLog; readonly count: number }[] = [];
  for (const sample of editable(current)) {
    const log = newLog();
    const lines = await operateEach(current, sample, log);
    found.steps.push(...lines.map((line) => ({ sample: sample.name, found: line })));
    logs.push({ sample: sample.name, log, count: log.emitted.length });
    const { value, options } = sample;
    takeStep(sample.name, 'Drawing the preview');
    show(<current.view.Preview {...{ value, options, host: current.host }} />);
    await settle();
    show(null);
    await settle();
    note(sample.name);
  }
  const left = () => [...leftovers(), ...tracesOnPage().filter((trace) => !before.includes(trace))];
  const end = performance.now() + patience;
  while (left().length > 0 && performance.now() < end)
    await new Promise<void>((resolve) => {
      plainTimers.setTimeout(resolve, 50);
    });
  for (const { sample, log, count } of logs)
    if (log.emitted.length > count)
      found.late.push({ sample, found: `it emitted ${JSON.stringify(log.emitted[count]?.value)}` });
  found.leftovers.push(
    ...[...new Set(left())].map((line) => ({ sample: 'after all of them', found: `${line} is still there` })),
  );
  return found;
}

/** Uses every control once, and returns what was wrong with the values emitted at each step. */
async function operateEach(
  { view, host }: Current,
  sample: ReturnType<typeof editable>[number],
  log: FieldLog,
) {
  const faults: string[] = [];
  show(<FieldRow {...{ view, host, sample, log }} id="field" />);
  await settle();
  let seen = log.emitted.length;
  const check = () => {
    const fresh = log.emitted.slice(seen);
    seen = log.emitted.length;
    if (fresh.length > 1) faults.push(`one step emitted ${fresh.length} values`);
    if (fresh.some(({ same }) => same)) faults.push('a step emitted the value that stood there already');
  };
  await operateAll(stageElement(), {
    settle,
    onAction: (control) => {
      takeStep(sample.name, `Using ${control}`);
      check();
    },
  });
  check();
  return [...new Set(faults)];
}
