import userEvent from '@testing-library/user-event';
import { sameValue } from '../../../contract/same-value.ts';
import { issuesOfErrors } from '../../../contract/issue-messages.ts';
import { validSamples, type ReadSample } from '../../read-sample.ts';
import { FieldRow, newLog } from '../field-row.tsx';
import { isUsable, nameOf, typedControls } from '../operate-all.ts';
import { editable } from '../samples.ts';
import { partsOf } from '../value-parts.ts';
import { renderAlone, settle, show, stageElement, type Current, type Fault } from './scene.tsx';

const start = ['above', 'field', 'below'];

/** Changes in the form around a field while the user is in it: the order of the fields, and the errors of each. */
const changes: readonly (readonly [what: string, order: readonly string[], errors: readonly string[]])[] = [
  ['errors came', start, ['The first fault.']],
  ['the errors went', start, []],
  ['the field moved up', ['field', 'above', 'below'], []],
  ['the field moved down', ['above', 'below', 'field'], []],
];

/** Whether focus and caret stay while the form around a field renders again and reorders its fields. */
export async function fieldFocusFaults(current: Current): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const sample of editable(current)) {
    const { view } = current;
    const logs = new Map(start.map((id) => [id, newLog()]));
    const renderFields = async (order: readonly string[], errors: readonly string[], keep: boolean) => {
      const row = { view, sample, issueMessages: issuesOfErrors(errors) };
      // A new host each time, as a form creates one.
      const rows = order.map((id) => (
        <FieldRow key={id} {...row} id={id} log={logs.get(id)} host={{ ...current.host }} />
      ));
      show(rows, { keep });
      await settle();
    };
    await renderFields(start, [], false);
    const lost = takePlace();
    for (const [what, order, errors] of changes) {
      await renderFields(order, errors, true);
      const found = lost();
      if (found === undefined) continue;
      faults.push({ sample: sample.name, found: `when ${what}, ${found}` });
      break;
    }
    if (logs.get('field')?.emitted.length !== 0)
      faults.push({ sample: sample.name, found: 'it emitted a value meanwhile' });
  }
  return faults;
}

/** Focuses the field and, if it has text, puts the caret behind the first letter. Returns a function that reports whether either moved. */
function takePlace(): () => string | undefined {
  const field = document.getElementById('field');
  const typed = typedControls(stageElement()).find(
    (one) => one.id.startsWith('field') || field?.contains(one) === true,
  );
  const element = typed ?? field;
  element?.focus();
  const caretOf = () => (element as HTMLInputElement | null)?.selectionStart ?? null;
  if (caretOf() !== null) (element as HTMLInputElement).setSelectionRange(1, 1);
  const caret = caretOf();
  return () => {
    const { activeElement } = document;
    if (activeElement !== element) return `the focus went to ${nameOf(activeElement ?? document.body)}`;
    return caretOf() === caret ? undefined : 'the caret went elsewhere';
  };
}

/** Whether the focus follows an item that is moved with its own button. */
export async function itemFocusFaults(current: Current): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const hasList = ({ value }: ReadSample) =>
    partsOf(value).some(({ part }) => Array.isArray(part) && part.length > 1);
  for (const sample of validSamples(current.plugin, current.samples).filter(hasList)) {
    let isLeft = true;
    for (let index = 0; isLeft; index += 1) {
      const log = await renderAlone(current, sample);
      const button = [...stageElement().querySelectorAll('button')].filter(isUsable)[index];
      isLeft = button !== undefined;
      const found = button && (await pressTwice(button, sample, () => log.value));
      if (found !== undefined) faults.push({ sample: sample.name, found });
    }
  }
  return faults;
}

async function pressTwice(button: HTMLElement, { value }: ReadSample, valueNow: () => unknown) {
  const user = userEvent.setup({ delay: null });
  const what = nameOf(button);
  const withoutNumbers = (text: string) => text.replace(/\d+/g, '');
  button.focus();
  await user.keyboard('{Enter}');
  await settle();
  const moved = valueNow();
  if (!isReordered(value, moved)) return undefined;
  const active = document.activeElement ?? document.body;
  if (active.id === 'field' || active === stageElement() || !stageElement().contains(active))
    return `pressing ${what} left the focus on ${nameOf(active)}`;
  if (withoutNumbers(nameOf(active)) !== withoutNumbers(what)) return undefined;
  await user.keyboard('{Enter}');
  await settle();
  return valueNow() !== moved && sameValue(valueNow(), value)
    ? `pressing ${what} twice moved the item and back: the focus did not go along with it`
    : undefined;
}

/** Whether a value has the same parts in another order. */
function isReordered(before: unknown, after: unknown): boolean {
  const letters = (value: unknown) => [...JSON.stringify(value)].toSorted();
  return !sameValue(before, after) && sameValue(letters(before), letters(after));
}
