import type { Page } from 'playwright';

/** The screens of API tokens. */
export class ApiTokens {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Makes a token from the list of tokens, reveals its key and answers it. */
  async create(title: string): Promise<string> {
    const page = this.#page;
    await page
      .getByRole('link', { name: /create/i })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByRole('button', { name: 'Show key' }).click();
    return page.getByTestId('api-key').innerText();
  }
}
