import type { Locator, Page } from 'playwright';

/** The actions of an administrator. */
export class Administration {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the screen with this heading from the administrator's menu. */
  async open(entry: 'Block types' | 'Admin Media' | 'Newsletter', heading: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: entry, exact: true })
      .click();
    await this.page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  }

  /** The table row that contains this text. */
  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** Answers the open question with the button of this name. */
  async confirm(button: string): Promise<void> {
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: button, exact: true }).click();
    await question.waitFor({ state: 'hidden' });
  }
}
