import type { Page } from 'playwright';

/** The list of a workspace's pages, and the form for a new one. */
export class Pages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Waits until the list shows this count, and returns the titles in order. */
  async titles(count: number): Promise<string[]> {
    await this.#page.getByText(count === 1 ? '1 page' : `${count} pages`).waitFor();
    return this.#table.getByRole('rowheader').allInnerTexts();
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Search pages' }).fill(text);
  }

  async sortBy(column: 'Title' | 'URL Path', direction: 'ascending' | 'descending'): Promise<void> {
    const head = this.#table.getByRole('columnheader', { name: column });
    while ((await head.getAttribute('aria-sort')) !== direction) await head.getByRole('button').click();
    await this.#page.locator('[aria-busy=false]').filter({ has: this.#table }).waitFor();
  }

  /** The titles of the pages that can be deleted. */
  async deletable(): Promise<string[]> {
    const labels = await this.#table
      .getByRole('button', { name: /^Delete / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace('Delete ', ''));
  }

  async delete(title: string): Promise<void> {
    await this.#table.getByRole('button', { name: `Delete ${title}` }).click();
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click();
  }

  async fillNew({ title, path }: { readonly title: string; readonly path?: string }): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Title' }).fill(title);
    if (path !== undefined) await this.#newPath.fill(path);
  }

  pathOfNew(): Promise<string> {
    return this.#newPath.inputValue();
  }

  async submitNew(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Create page' }).click();
  }

  get #table() {
    return this.#page.getByRole('table', { name: 'Pages' });
  }

  get #newPath() {
    return this.#page.getByRole('textbox', { name: 'URL path' });
  }
}
