import type { ReadSample } from '../../read-sample.ts';
import { isUsable, typedControls } from '../operate-all.ts';
import { editable } from '../shown-samples.ts';
import type { Current } from './current.ts';
import { drawAlone, FieldRow, newLog } from './field-row.tsx';
import { holdFrames } from './frames.ts';
import { settle, show, stageElement } from './scene.tsx';

const steps = 10;

const samples = new WeakMap<Current, ReadSample>();

/** The form as it is drawn now: the field to use, and how often the others have rendered. */
let drawn: { readonly element: HTMLElement; rendersOfOthers(): number } | undefined;

/**
 * Draws a form with this many fields of the type. Animations then stand still until the next scene: no step is the reason for
 * what they do, and how long a frame takes depends on the machine.
 */
export async function drawCrowd(current: Current, count: number): Promise<void> {
  const sample = await (samples.get(current) ?? sampleToUse(current));
  samples.set(current, sample);
  const { view, host } = current;
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
  const element = document.querySelector<HTMLElement>(`[data-row="${own?.id}"]`);
  if (own === undefined || element === null) throw new Error('Nothing is drawn.');
  drawn = {
    element,
    rendersOfOthers: () => rows.reduce((sum, row) => (row === own ? sum : sum + row.log.renders), 0),
  };
}

/** Uses the field in the middle of the form. Returns how often one of the others rendered again. */
export async function useOneOfCrowd(): Promise<number> {
  if (drawn === undefined) throw new Error('Nothing is drawn.');
  const before = drawn.rendersOfOthers();
  for (let step = 0; step < steps; step += 1) {
    stepOnce(drawn.element, step);
    await settle();
  }
  return drawn.rendersOfOthers() - before;
}

/** The sample for the form of a hundred: the smallest one with something to type into, or else the first. */
async function sampleToUse(current: Current) {
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
function stepOnce(element: HTMLElement, step: number): void {
  const [typed] = typedControls(element);
  if (typed !== undefined) type(typed);
  else press([...element.querySelectorAll<HTMLElement>('button, input, select')].filter(isUsable), step);
}

function type(control: HTMLElement): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    control.focus();
    document.execCommand('insertText', false, 'a');
    return;
  }
  const prototype =
    control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const letter = control.getAttribute('type') === 'number' ? '1' : 'a';
  // Bypasses the setter that React uses to track its own writes, as a real key does.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, control.value + letter);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter, inputType: 'insertText' }));
}

function press(controls: readonly HTMLElement[], step: number): void {
  const control = controls[step % Math.max(1, controls.length)];
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control?.click();
}
