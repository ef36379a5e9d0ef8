import type { Locator, Page } from 'playwright';

/** What an administrator does. */
export class Administration {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Follows an entry of the administrator's menu to the screen with this heading. */
  async open(entry: 'Admin Users' | 'Admin Media' | 'Newsletter', heading: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: entry, exact: true })
      .click();
    await this.page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  }

  /** The row of a table in which this stands. */
  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** Searches, and waits until so many users are found. */
  async findUsers(search: string, found: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search users' }).fill(search);
    await this.page.getByText(found, { exact: true }).waitFor();
  }

  /** Answers the question that stands with the button of this name. */
  async confirm(button: string): Promise<void> {
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: button, exact: true }).click();
    await question.waitFor({ state: 'hidden' });
  }
}
