import type { Locator, Page } from 'playwright';

/** More presses than any screen needs. */
const patience = 150;

/** A user with only a keyboard, who reaches every control with the Tab key. */
export class Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until something has the focus; fails if the keyboard does not lead there. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < patience; presses += 1) {
      if (await isFocused(target)) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`);
  }

  /** Moves to something and presses a key there. */
  async press(target: Locator, key: 'Enter' | 'Space' | 'ArrowDown' = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.press(key);
  }

  /** Moves to a field and replaces its content by typing. */
  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
