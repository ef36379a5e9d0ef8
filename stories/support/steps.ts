import { screen, userEvent } from 'storybook/test';

type Name = string | RegExp;

/** Something that a user does or waits for. */
export type Step = () => Promise<unknown>;

/** Makes a play function that takes steps, one after the other, anywhere on the page. */
export function steps(...all: readonly Step[]): () => Promise<void> {
  return async () => {
    for (const step of all) await step();
  };
}

async function find(role: string, name?: Name): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole(role, name === undefined ? {} : { name });
  if (first === undefined) throw new Error(`There is no ${role}.`);
  return first;
}

/** Presses the first button with this name. */
export function press(name: Name, role = 'button'): Step {
  return async () => userEvent.click(await find(role, name));
}

/** Types into a text field; `{Enter}` and the like are keys. */
export function fill(name: Name, text: string, role = 'textbox'): Step {
  return async () => userEvent.type(await find(role, name), text);
}

/** Types into a password field, which has no role. */
export function fillPassword(label: RegExp, text: string): Step {
  return async () => userEvent.type(await screen.findByLabelText(label), text);
}

export function search(text: string): Step {
  return async () => userEvent.type(await find('searchbox'), text);
}

export function clear(name: Name): Step {
  return async () => userEvent.clear(await find('textbox', name));
}

/** Waits for a text. */
export function see(text: Name): Step {
  return () => screen.findAllByText(text);
}

/** Waits for an element with this role. */
export function seeRole(role: string, name?: Name): Step {
  return () => find(role, name);
}
