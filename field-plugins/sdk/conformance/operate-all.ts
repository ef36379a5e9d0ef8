import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

const controls = 'input:not([type=hidden]), select, textarea:not([aria-hidden=true]), button';
const mostSteps = 60;

/**
 * Operates every control in the container once, as a person would: types, ticks, chooses, presses. Controls that appear on
 * the way are operated too.
 */
export async function operateAll(container: HTMLElement): Promise<void> {
  const user = userEvent.setup({ delay: null });
  for (let step = 0; step < mostSteps; step += 1) {
    const control = container.querySelectorAll<HTMLElement>(controls)[step];
    if (control === undefined) return;
    if (isUsable(control)) await operate(user, control);
    // What the control asked of its host is answered by now.
    await act(async () => Promise.resolve());
  }
}

/** A person reaches neither what is disabled nor what stands in an inert picture. */
function isUsable(control: HTMLElement): boolean {
  return !control.matches(':disabled') && control.closest('[inert], [aria-hidden=true]') === null;
}

async function operate(user: UserEvent, control: HTMLElement): Promise<void> {
  if (control instanceof HTMLSelectElement) {
    const values = [...control.options].filter((option) => !option.disabled).map((option) => option.value);
    for (const value of values) await user.selectOptions(control, value);
  } else if (control.getAttribute('role') === 'combobox') {
    await user.click(control);
    await user.keyboard('{ArrowDown}{Enter}{Escape}');
  } else if (control instanceof HTMLTextAreaElement || isTextInput(control)) {
    await user.click(control);
    await user.keyboard('a');
    await user.paste('b\nc');
  } else {
    await user.click(control);
  }
}

function isTextInput(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(control.type);
}
