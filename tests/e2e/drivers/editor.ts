import type { Locator, Page } from 'playwright';
import { BlockForm } from './block-form.ts';

/** A page's editor, or a workspace's components. Blocks are found by position, starting at 0, or by name. */
export class Editor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits for the editor of the page with this title. */
  async waitUntilOpen(title: string): Promise<void> {
    await this.page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await this.page.getByTestId('block-list').waitFor({ state: 'attached' });
  }

  /** Adds a block at the end through the menu and returns its form, which is then open. */
  async addBlock(type: string): Promise<BlockForm> {
    const position = await this.count();
    await this.page.getByTestId('add-block').click();
    // The menu grows into place; until it has, a click misses its target.
    await this.page.getByRole('menuitem', { name: type, exact: true }).waitFor();
    await this.page.waitForFunction(() => document.getAnimations().length === 0);
    await this.page.getByRole('menuitem', { name: type, exact: true }).click();
    await this.row(position).waitFor();
    return this.form(position);
  }

  /** Opens a block if it is closed and returns its form, with every field rendered. */
  async openBlock(position: number): Promise<BlockForm> {
    const toggle = this.toggle(position);
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    await this.row(position).locator('[role=region]:not(:has(.ui-skeleton))').waitFor();
    return this.form(position);
  }

  /** Saves the open block at this position and waits until the server has it. */
  async saveBlock(position: number): Promise<void> {
    await this.trySaving(position);
    await this.row(position).locator('[data-state]').waitFor({ state: 'detached' });
  }

  /** The same with Ctrl+S. */
  async saveByKeyboard(position: number): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+s');
    await this.row(position).locator('[data-state]').waitFor({ state: 'detached' });
  }

  /** Presses Save, with any result. */
  async trySaving(position: number): Promise<void> {
    await this.row(position).getByTestId('block-save').click();
  }

  /** Waits until the block's row shows this state. */
  async seeState(position: number, state: string): Promise<void> {
    await this.row(position).locator('[data-state]').filter({ hasText: state }).waitFor();
  }

  count(): Promise<number> {
    return this.page.getByTestId('block-list').getAttribute('data-count').then(Number);
  }

  /** The names of the blocks in order. */
  names(): Promise<string[]> {
    return this.page.getByTestId('block-row').locator('.row-name').allInnerTexts();
  }

  /** The summaries of the first blocks, in order. */
  async summaries(count: number): Promise<string[]> {
    return (await this.page.getByTestId('block-row').locator('.row-summary').allInnerTexts()).slice(0, count);
  }

  /**
   * Moves a block with the keyboard alone: picks it up at its handle, moves it, puts it down. It presses each key once, as fast
   * as possible, because users do not wait for an editor.
   */
  async moveByKeyboard(from: number, to: number): Promise<void> {
    const { keyboard } = this.page;
    await this.row(from).getByTestId('block-handle').focus();
    await keyboard.press('Space');
    for (let step = 0; step < Math.abs(to - from); step += 1)
      await keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
    await keyboard.press('Space');
    await this.hear(new RegExp(`moved to position ${to + 1} of`));
  }

  /** Presses the handle, moves the pointer to each of these distances below it, in pixels, and releases it. */
  async drag(
    handle: Locator,
    steps: readonly { readonly by: number; readonly key?: string }[],
  ): Promise<void> {
    const { mouse, keyboard } = this.page;
    await handle.hover();
    const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = { x: x + width / 2, y: y + height / 2 };
    await mouse.down();
    for (const { by, key } of steps) {
      await mouse.move(at.x, at.y + by);
      if (key !== undefined) await keyboard.press(key);
    }
    await mouse.up();
  }

  /** Waits until the server has everything. */
  async allSaved(): Promise<void> {
    await this.page.getByText('All changes saved').waitFor();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.page.getByText('Live', { exact: true }).waitFor();
  }

  async unpublish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await this.page.getByText('In Draft', { exact: true }).waitFor();
  }

  row(position: number): Locator {
    return this.page.locator(`[data-testid=block-row][data-index="${position}"]`);
  }

  toggle(position: number): Locator {
    return this.row(position).locator('[aria-expanded]').first();
  }

  form(position: number): BlockForm {
    return new BlockForm(this.row(position).getByRole('region'));
  }

  /** Waits for an announcement made to screen readers. */
  async hear(text: RegExp): Promise<void> {
    await this.page
      .locator('[aria-live], [role=status]')
      .filter({ hasText: text })
      .first()
      .waitFor({ state: 'attached' });
  }
}
