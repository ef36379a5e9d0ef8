import { fireEvent } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Controls to type into, tick, choose from or press. */
const controls =
  'input:not([type=hidden]), select, textarea:not([aria-hidden=true]), button, [contenteditable=true]';
const mostSteps = 60;

/**
 * Inputs for which browsers render a picker or a slider, with values to set, because no key or click works in every
 * browser. A range is set to its ends.
 */
const picked: Readonly<Record<string, (input: HTMLInputElement) => readonly string[]>> = {
  color: () => ['#aabbcc', '#ddeeff'],
  range: ({ min, max }) => [min || '0', max || '100'],
  date: () => ['2024-02-29', ''],
  time: () => ['10:30', ''],
  month: () => ['2024-02', ''],
  week: () => ['2024-W08', ''],
  'datetime-local': () => ['2024-02-29T10:30', ''],
};

interface Operation {
  /** Waits until the host's answers to a control have arrived and been rendered. */
  settle(): Promise<void>;
  /** Called before each action (one key, one click, one paste), with the name of the control. */
  onAction?(control: string): void;
  /** Makes only one change per control. Enough if nothing may be emitted, since the first change would show it. */
  readonly brief?: boolean;
}

/**
 * Uses every control in the container once, as a user would: types, ticks, chooses, presses. Controls that appear along
 * the way are used too.
 */
export async function operateAll(container: HTMLElement, operation: Operation): Promise<void> {
  // The `pointer-events` check reads the style of each element around a control, which takes jsdom longer than the
  // click.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const used = new WeakSet<HTMLElement>();
  const all = () => [...container.querySelectorAll<HTMLElement>(controls)];
  for (let step = 0; step < mostSteps; step += 1) {
    const before = all();
    const control = before.find((one) => !used.has(one));
    if (control === undefined) return;
    used.add(control);
    if (!isUsable(control)) continue;
    const name = nameOf(control);
    for (const act of actionsOn(user, control, operation.brief ?? false)) {
      operation.onAction?.(name);
      await act();
      await operation.settle();
    }
    if (control.isConnected) continue;
    const after = all();
    for (const one of after.slice(0, rerendered(before, after, before.indexOf(control)))) used.add(one);
  }
}

/** How many of the controls after a removed one were already used and have only been rerendered. */
function rerendered(before: readonly HTMLElement[], after: readonly HTMLElement[], place: number): number {
  if (after.length >= before.length) return place + 1;
  // It was removed, alone or with its item.
  return before.some((one) => one.isConnected) ? 0 : place;
}

/** Users cannot reach disabled controls or those inside something inert. */
export function isUsable(control: HTMLElement): boolean {
  return !control.matches(':disabled') && control.closest('[inert], [aria-hidden=true]') === null;
}

/** Controls that hold typed text. The search box of a choice list does not. */
const typed = `:is(input:is(:not([type]), ${['text', 'search', 'url', 'email', 'tel', 'password', 'number']
  .map((type) => `[type=${type}]`)
  .join(', ')}), textarea, [contenteditable=true]):not([role=combobox])`;

export function typedControls(container: ParentNode): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => isUsable(control) && control.matches(typed) && !(control as HTMLInputElement).readOnly,
  );
}

function actionsOn(user: UserEvent, control: HTMLElement, brief: boolean): readonly (() => Promise<void>)[] {
  const click = () => user.click(control);
  if (control instanceof HTMLSelectElement) {
    const offered = () => [...control.options].filter(({ disabled }) => !disabled).map(({ value }) => value);
    const others = offered().filter((value) => value !== control.value);
    // A browser fires no event when the current choice is chosen again. A choice may also be gone once another is chosen.
    return (brief ? others.slice(0, 1) : offered()).map((value) => async () => {
      if (control.value !== value && offered().includes(value)) await user.selectOptions(control, value);
    });
  }
  if (control.getAttribute('role') === 'combobox')
    return [click, ...['{ArrowDown}', '{Enter}', '{Escape}'].map((key) => () => user.keyboard(key))];
  const { type = '', readOnly } = control as Partial<HTMLInputElement>;
  if (control instanceof HTMLInputElement && picked[type] !== undefined) {
    // Only these two types ignore `readonly`.
    const values = readOnly && type !== 'color' && type !== 'range' ? [] : picked[type](control);
    const inOrder = control.value === values[0] ? values.toReversed() : values;
    return inOrder.slice(0, brief ? 1 : 2).map((value) => async () => {
      fireEvent.input(control, { target: { value } });
      fireEvent.change(control);
    });
  }
  if (!control.matches(typed)) return [click];
  const [key, pasted] = type === 'number' ? ['1', '2'] : ['a', 'b\nc'];
  return [click, () => user.keyboard(key), ...(brief ? [] : [() => user.paste(pasted)])];
}

/** The name of an element in a sentence: its label, or else its text, or else its id. */
export function nameOf(element: Element): string {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
  // The options of a select are not its name.
  const own = element.localName === 'select' ? '' : element.textContent;
  const called = [element.getAttribute('aria-label'), labels?.[0]?.textContent, own, element.id]
    .map((text) => (text ?? '').trim().slice(0, 40))
    .find((text) => text !== '');
  return `<${element.localName}>${called === undefined ? '' : ` “${called}”`}`;
}
