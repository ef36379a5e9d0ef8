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
const picked: ReadonlyMap<string, readonly string[]> = new Map([
  ['color', ['#aabbcc', '#ddeeff']],
  ['range', []],
  ['date', ['2024-02-29', '']],
  ['time', ['10:30', '']],
  ['month', ['2024-02', '']],
  ['week', ['2024-W08', '']],
  ['datetime-local', ['2024-02-29T10:30', '']],
]);

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

/** Whether the control holds typed text. The search box of a choice list does not. */
export function isTyped(control: HTMLElement): boolean {
  if (control.getAttribute('role') === 'combobox') return false;
  const isText =
    control instanceof HTMLInputElement &&
    ['text', 'search', 'url', 'email', 'tel', 'password', 'number'].includes(control.type);
  return isText || control instanceof HTMLTextAreaElement || control.matches('[contenteditable=true]');
}

export function typedControls(container: ParentNode): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => isUsable(control) && isTyped(control) && !(control as HTMLInputElement).readOnly,
  );
}

/** Values that a user may set the input to, in order; each differs from the last. */
function valuesToPick(control: HTMLInputElement): readonly string[] {
  // Only these two types ignore `readonly`.
  if (control.readOnly && control.type !== 'color' && control.type !== 'range') return [];
  const ends = [control.min || '0', control.max || '100'];
  const values = control.type === 'range' ? ends : (picked.get(control.type) ?? []);
  return control.value === values[0] ? values.toReversed() : values;
}

function actionsOn(user: UserEvent, control: HTMLElement, brief: boolean): readonly (() => Promise<void>)[] {
  if (control instanceof HTMLSelectElement) {
    const values = [...control.options].filter((option) => !option.disabled).map((option) => option.value);
    const chosen = brief ? values.filter((value) => value !== control.value).slice(0, 1) : values;
    // A browser fires no event when the current choice is chosen again. A choice may also be gone once another is chosen.
    const isOffered = (value: string) =>
      [...control.options].some((option) => !option.disabled && option.value === value);
    return chosen.map((value) => async () => {
      if (control.value !== value && isOffered(value)) await user.selectOptions(control, value);
    });
  }
  const click = () => user.click(control);
  if (control.getAttribute('role') === 'combobox')
    return [click, ...['{ArrowDown}', '{Enter}', '{Escape}'].map((key) => () => user.keyboard(key))];
  if (control instanceof HTMLInputElement && picked.has(control.type))
    return valuesToPick(control)
      .slice(0, brief ? 1 : 2)
      .map((value) => async () => {
        fireEvent.input(control, { target: { value } });
        fireEvent.change(control);
      });
  if (isTyped(control)) {
    const key = control instanceof HTMLInputElement && control.type === 'number' ? '1' : 'a';
    const paste = () => user.paste(key === 'a' ? 'b\nc' : '2');
    return [click, () => user.keyboard(key), ...(brief ? [] : [paste])];
  }
  return [click];
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
