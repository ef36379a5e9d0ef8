import { typedControls } from '../operate-all.ts';
import { editable } from '../shown-samples.ts';
import type { Current } from './current.ts';
import { drawAlone, newLog } from './field-row.tsx';
import { settle, stageElement } from './scene.tsx';

/** A control that can be typed into. */
export interface Place {
  readonly sample: string;
  readonly sampleIndex: number;
  readonly controlIndex: number;
  readonly numeric: boolean;
}

/** How many controls are typed into: one definition hardly has more kinds. */
const mostPlaces = 8;

let log = newLog();

async function draw(current: Current, index: number) {
  const sample = editable(current)[index];
  if (sample === undefined) throw new Error(`There is no sample ${index}.`);
  log = await drawAlone(current, sample);
  return typedControls(stageElement()).filter(hasRoom);
}

/** Where a user can type. */
export async function placesToType(current: Current): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const [sampleIndex, sample] of editable(current).entries()) {
    const typed = await draw(current, sampleIndex);
    places.push(
      ...typed.map((control, controlIndex) => ({
        sample: sample.name,
        sampleIndex,
        controlIndex,
        numeric: control instanceof HTMLInputElement && isNumeric(control),
      })),
    );
    if (places.length >= mostPlaces) break;
  }
  return places.slice(0, mostPlaces);
}

/** Puts the focus there. */
export async function enterPlace(current: Current, { sampleIndex, controlIndex }: Place): Promise<void> {
  (await draw(current, sampleIndex))[controlIndex]?.focus();
}

/** Whether the focus is still somewhere in the field. */
export async function isInPlace(): Promise<boolean> {
  return stageElement().contains(document.activeElement);
}

/** Takes the focus away from the field. */
export async function leavePlace(): Promise<void> {
  (document.activeElement as HTMLElement | null)?.blur();
}

/** How many values were emitted so far, and how many of them equalled the current one. */
export async function emittedSoFar(): Promise<{ readonly count: number; readonly same: number }> {
  await settle();
  return { count: log.emitted.length, same: log.emitted.filter(({ same }) => same).length };
}

/** Whether the browser lets the user type more. */
function hasRoom(control: HTMLElement): boolean {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return !isText || control.maxLength < 0 || control.value.length < control.maxLength;
}

/** Whether it expects a number, by its type or by the phone keyboard it asks for. */
function isNumeric({ type, inputMode }: HTMLInputElement): boolean {
  return type === 'number' || inputMode === 'numeric' || inputMode === 'decimal';
}
