import userEvent from '@testing-library/user-event';
import { validSamples, type ReadSample } from '../../read-sample.ts';
import { sameValue } from '../../../contract/same-value.ts';
import { tellErrors } from '../../../contract/tell-issues.ts';
import { isUsable, typedControls, nameOf } from '../operate-all.ts';
import { editable } from '../samples.ts';
import type { Current, Fault } from './current.ts';
import { FieldRow, newLog } from '../field-row.tsx';
import { renderAlone, settle, show, stageElement } from './scene.tsx';

interface Around {
  readonly order: readonly string[];
  readonly errors: readonly string[];
}

/** Changes in the form around a field while the user is in it. */
const changes: Readonly<Record<string, Around>> = {
  'errors came': { order: ['above', 'field', 'below'], errors: ['The first fault.'] },
  'the errors went': { order: ['above', 'field', 'below'], errors: [] },
  'the field moved up': { order: ['field', 'above', 'below'], errors: [] },
  'the field moved down': { order: ['above', 'below', 'field'], errors: [] },
};

/** Whether focus and caret stay while the form around a field renders again and reorders its fields. */
export async function fieldFocusFaults(current: Current): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const sample of editable(current)) {
    const { view } = current;
    const log = newLog();
    const renderFields = ({ order, errors }: Around, keep: boolean) =>
      show(
        order.map((id) => (
          <FieldRow
            key={id}
            // A new host each time, as a form creates one.
            {...{ id, view, sample, told: tellErrors(errors), host: { ...current.host } }}
            {...(id === 'field' && { log })}
          />
        )),
        { keep },
      );
    renderFields({ order: ['above', 'field', 'below'], errors: [] }, false);
    await settle();
    const place = takePlace();
    for (const [what, around] of Object.entries(changes)) {
      renderFields(around, true);
      await settle();
      const lost = place.lost();
      if (lost !== undefined) faults.push({ sample: sample.name, found: `when ${what}, ${lost}` });
      if (lost !== undefined) break;
    }
    if (log.emitted.length > 0) faults.push({ sample: sample.name, found: 'it emitted a value meanwhile' });
  }
  return faults;
}

/** Focuses the field and, if it has text, puts the caret behind the first letter. */
function takePlace() {
  const field = document.getElementById('field');
  const typed = typedControls(stageElement()).find(
    (one) => one.id.startsWith('field') || field?.contains(one) === true,
  );
  const element = typed ?? field;
  element?.focus();
  const caretOf = () =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.selectionStart
      : null;
  if (caretOf() !== null) (element as HTMLInputElement).setSelectionRange(1, 1);
  const caret = caretOf();
  return {
    lost() {
      const { activeElement } = document;
      if (activeElement !== element) return `the focus went to ${nameOf(activeElement ?? document.body)}`;
      return caretOf() === caret ? undefined : 'the caret went elsewhere';
    },
  };
}

/** Whether the focus follows an item that is moved with its own button. */
export async function itemFocusFaults(current: Current): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const sample of validSamples(current.plugin, current.samples).filter(({ value }) => hasList(value))) {
    const count = (await renderButtons(current, sample)).buttons.length;
    for (let index = 0; index < count; index += 1) {
      const found = await pressTwice(current, sample, index);
      if (found !== undefined) faults.push({ sample: sample.name, found });
    }
  }
  return faults;
}

async function renderButtons(current: Current, sample: ReadSample) {
  const log = await renderAlone(current, sample);
  return { log, buttons: [...stageElement().querySelectorAll('button')].filter(isUsable) };
}

async function pressTwice(current: Current, sample: ReadSample, index: number): Promise<string | undefined> {
  const { log, buttons } = await renderButtons(current, sample);
  const button = buttons[index];
  if (button === undefined) return undefined;
  const user = userEvent.setup({ delay: null });
  const what = nameOf(button);
  button.focus();
  await user.keyboard('{Enter}');
  await settle();
  const moved = log.emitted.at(-1)?.value;
  if (!isReordered(sample.value, moved)) return undefined;
  const active = document.activeElement;
  const inside =
    active !== null && active !== document.body && active.id !== 'field' && stageElement().contains(active);
  if (!inside) return `pressing ${what} left the focus on ${nameOf(active ?? document.body)}`;
  if (withoutNumbers(nameOf(active)) !== withoutNumbers(what)) return undefined;
  await user.keyboard('{Enter}');
  await settle();
  const again = log.emitted.at(-1)?.value;
  return again !== moved && sameValue(again, sample.value)
    ? `pressing ${what} twice moved the item and back: the focus did not go along with it`
    : undefined;
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '');
}

function hasList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 1 || value.some(hasList);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasList);
}

/** Whether some list has the same items in another order. */
function isReordered(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [was, is] = [before, after].map((list: readonly unknown[]) =>
      list.map((item) => JSON.stringify(item)),
    );
    return !sameValue(was, is) && sameValue(was?.toSorted(), is?.toSorted());
  }
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return false;
  const late = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).some(([key, part]) => isReordered(part, late.get(key)));
}
