import type { ReadSample } from '../../read-sample.ts';
import { isUsable, typedControls } from '../operate-all.ts';
import { editable } from '../samples.ts';
import type { Current, Fault } from './current.ts';
import { FieldRow, newLog } from '../field-row.tsx';
import { renderAlone, settle, show, stageElement } from './scene.tsx';

/** How many fields of a type are in one form, and how often one of them is used. */
const crowd = 100;
const steps = 10;

/** Whether using one field of a hundred renders others. */
export async function crowdFaults(current: Current): Promise<readonly Fault[]> {
  const sample = await sampleToUse(current);
  const { view, host } = current;
  const rows = Array.from({ length: crowd }, (_one, index) => ({ id: `row-${index}`, log: newLog() }));
  show(
    rows.map(({ id, log }) => (
      <div key={id} data-row={id}>
        <FieldRow {...{ id, view, host, sample, log }} />
      </div>
    )),
  );
  await settle();
  const own = rows[crowd / 2];
  const element = document.querySelector(`[data-row="${own?.id}"]`);
  if (element === null) throw new Error('Nothing is rendered.');
  const renders = () => rows.reduce((sum, row) => (row === own ? sum : sum + row.log.renders), 0);
  // Pauses animations, because no step causes what they render.
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = () => 0;
  try {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((shown) => request.call(window, shown));
    await settle();
    const before = renders();
    for (let step = 0; step < steps; step += 1) {
      stepOnce(element, step);
      await settle();
    }
    const again = renders() - before;
    if (again === 0) return [];
    return [{ sample: sample.name, found: `the other ${crowd - 1} rendered again ${again} times` }];
  } finally {
    window.requestAnimationFrame = request;
  }
}

/** The sample for the form of a hundred: the smallest one with something to type into, or else the first. */
async function sampleToUse(current: Current): Promise<ReadSample> {
  const all = editable(current);
  const typed = [];
  for (const sample of all) {
    await renderAlone(current, sample);
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
