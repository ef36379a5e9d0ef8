import userEvent, { type UserEvent } from '@testing-library/user-event';

/** What a person can type into, tick, choose from or press. */
const controls =
  'input:not([type=hidden]), select, textarea:not([aria-hidden=true]), button, [contenteditable=true]';
const mostSteps = 60;

interface Operation {
  /** Waits until what a control asked of its host is answered and drawn. */
  settle(): Promise<void>;
  /** Something is about to be done: one key, one click, one paste. */
  onAction?(): void;
  /** One change with each control is enough: where none of them may come out, the first says it. */
  readonly brief?: boolean;
}

/**
 * Operates every control in the container once, as a person would: types, ticks, chooses, presses. Controls that appear on
 * the way are operated too.
 */
export async function operateAll(container: HTMLElement, operation: Operation): Promise<void> {
  const user = userEvent.setup({ delay: null });
  for (let step = 0; step < mostSteps; step += 1) {
    const control = container.querySelectorAll<HTMLElement>(controls)[step];
    if (control === undefined) return;
    if (!isUsable(control)) continue;
    for (const act of actionsOn(user, control, operation.brief ?? false)) {
      operation.onAction?.();
      await act();
      await operation.settle();
    }
  }
}

/** A person reaches neither what is disabled nor what stands in an inert picture. */
export function isUsable(control: HTMLElement): boolean {
  return !control.matches(':disabled') && control.closest('[inert], [aria-hidden=true]') === null;
}

/** Whether the control holds text that is typed. A search in a list of choices holds none. */
export function isTyped(control: HTMLElement): boolean {
  if (control.getAttribute('role') === 'combobox') return false;
  const isText =
    control instanceof HTMLInputElement &&
    ['text', 'search', 'url', 'email', 'tel', 'password', 'number'].includes(control.type);
  return isText || control instanceof HTMLTextAreaElement || control.matches('[contenteditable=true]');
}

/** The controls in the container that a person can type into, in order. */
export function typedControls(container: ParentNode): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => isUsable(control) && isTyped(control) && !(control as HTMLInputElement).readOnly,
  );
}

function actionsOn(user: UserEvent, control: HTMLElement, brief: boolean): readonly (() => Promise<void>)[] {
  if (control instanceof HTMLSelectElement) {
    const values = [...control.options].filter((option) => !option.disabled).map((option) => option.value);
    const chosen = brief ? values.filter((value) => value !== control.value).slice(0, 1) : values;
    // A browser says nothing about a choice that stands already.
    return chosen.map((value) => async () => {
      if (control.value !== value) await user.selectOptions(control, value);
    });
  }
  const click = () => user.click(control);
  if (control.getAttribute('role') === 'combobox')
    return [click, ...['{ArrowDown}', '{Enter}', '{Escape}'].map((key) => () => user.keyboard(key))];
  if (isTyped(control)) {
    const key = control instanceof HTMLInputElement && control.type === 'number' ? '1' : 'a';
    const paste = () => user.paste(key === 'a' ? 'b\nc' : '2');
    return [click, () => user.keyboard(key), ...(brief ? [] : [paste])];
  }
  return [click];
}
