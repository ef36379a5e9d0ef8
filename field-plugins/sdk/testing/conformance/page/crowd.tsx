import type { ReadSample } from '../../read-sample.ts';
import { isUsable, typedControls } from '../operate-all.ts';
import { editable } from '../samples.ts';
import { browserTools, type Current, type Fault } from './current.ts';
import { FieldRow, newLog } from '../field-row.tsx';
import { holdFrames } from './frames.ts';
import { drawAlone, settle, show, stageElement } from './scene.tsx';

/** With this many fields of a type in one form, a step may take at most this many times as much work as with one. */
const crowd = 100;
const mostTimes = 10;
const steps = 10;

/** Whether using one field of a hundred renders others, or takes more work than using one alone. */
export async function crowdFaults(current: Current): Promise<readonly Fault[]> {
  const sample = await sampleToUse(current);
  const alone = await operateOneOf(current, sample, 1);
  const among = await operateOneOf(current, sample, crowd);
  const times = Math.round((among.work / alone.work) * 10) / 10;
  const faults = [
    ...(among.renders > 0 ? [`the other ${crowd - 1} were drawn again ${among.renders} times`] : []),
    ...(times > mostTimes ? [`a step among ${crowd} takes ${times} times as much work as alone`] : []),
  ];
  return faults.map((found) => ({ sample: sample.name, found }));
}

/**
 * Draws a form with this many fields of the type and uses the one in the middle. Returns how often the others rendered, and
 * how much work it was. Animations stand still until the next scene: no step is the reason for what they do, and how long
 * a frame takes depends on the machine.
 */
async function operateOneOf({ view, host }: Current, sample: ReadSample, count: number) {
  const rows = Array.from({ length: count }, (_one, index) => ({ id: `row-${index}`, log: newLog() }));
  show(
    rows.map(({ id, log }) => (
      <div key={id} data-row={id}>
        <FieldRow {...{ id, view, host, sample, log }} />
      </div>
    )),
  );
  await settle();
  // Work that drawing postponed to the next frame is not part of a step.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  holdFrames();
  await settle();
  const own = rows[Math.floor(count / 2)];
  const element = document.querySelector(`[data-row="${own?.id}"]`);
  if (element === null) throw new Error('Nothing is drawn.');
  const renders = () => rows.reduce((sum, row) => (row === own ? sum : sum + row.log.renders), 0);
  const before = renders();
  await browserTools().octavo_countCalls();
  for (let step = 0; step < steps; step += 1) {
    stepOnce(element, step);
    await settle();
  }
  return { renders: renders() - before, work: await browserTools().octavo_callsCounted() };
}

/** The sample for the form of a hundred: the smallest one with something to type into, or else the first. */
async function sampleToUse(current: Current): Promise<ReadSample> {
  const all = editable(current);
  const typed = [];
  for (const sample of all) {
    await drawAlone(current, sample);
    if (typedControls(document).length > 0)
      typed.push({ sample, size: stageElement().querySelectorAll('*').length });
  }
  const sample = typed.toSorted((one, other) => one.size - other.size)[0]?.sample ?? all[0];
  if (sample === undefined) throw new Error('There is no sample.');
  return sample;
}

/** One keystroke if there is something to type into, otherwise one press of the next control. */
function stepOnce(element: Element, step: number): void {
  const [typed] = typedControls(element);
  if (typed !== undefined) {
    typed.focus();
    document.execCommand('insertText', false, typed.getAttribute('type') === 'number' ? '1' : 'a');
    return;
  }
  const controls = [...element.querySelectorAll<HTMLElement>('button, input, select')].filter(isUsable);
  const control = controls[step % Math.max(1, controls.length)];
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control?.click();
}
