import type { ReadSample } from '../../read-sample.ts';
import { typedControls } from '../operate-all.ts';
import { editable } from '../samples.ts';
import { browserTools, type Current, type Fault } from './current.ts';
import type { FieldLog } from '../field-row.tsx';
import { renderAlone, settle, stageElement } from './scene.tsx';

/** How many controls are typed into: a definition hardly has more kinds. */
const mostPlaces = 8;

/** Types a word on the real keyboard wherever possible, and checks what the editor would have to undo. */
export async function typingFaults(current: Current): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  let places = 0;
  for (const sample of editable(current)) {
    const { length } = (await renderControls(current, sample)).controls;
    for (let index = 0; index < length && places < mostPlaces; index += 1, places += 1) {
      const { log, controls } = await renderControls(current, sample);
      const found = await typeInto(controls[index], log);
      faults.push(...found.map((one) => ({ sample: sample.name, found: one })));
    }
  }
  return faults;
}

async function renderControls(current: Current, sample: ReadSample) {
  const log = await renderAlone(current, sample);
  return { log, controls: typedControls(stageElement()).filter(hasRoom) };
}

async function typeInto(control: HTMLElement | undefined, { emitted }: FieldLog): Promise<readonly string[]> {
  const faults: string[] = [];
  let before = 0;
  const step = async (name: string) => {
    await settle();
    if (emitted.length - before > 1) faults.push(`${name} emitted ${emitted.length - before} values`);
    before = emitted.length;
  };
  control?.focus();
  for (const key of isNumeric(control) ? ['1', '2', '3'] : ['a', 'b', 'c']) {
    await browserTools().octavo_press(key);
    await step('one keystroke');
    if (stageElement().contains(document.activeElement)) continue;
    faults.push('the focus was lost while typing');
    break;
  }
  (document.activeElement as HTMLElement | null)?.blur();
  await step('leaving the field');
  if (before === 0) faults.push('nothing was emitted by the time that the field was left');
  if (emitted.some(({ same }) => same)) faults.push('a keystroke emitted the value that stood there already');
  return faults;
}

function hasRoom(control: HTMLElement): boolean {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return !isText || control.maxLength < 0 || control.value.length < control.maxLength;
}

/** Whether it expects a number, by its type or by the phone keyboard it asks for. */
function isNumeric(control: HTMLElement | undefined): boolean {
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'number' || ['numeric', 'decimal'].includes(control.inputMode);
}
