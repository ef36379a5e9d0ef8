import type { Page } from 'playwright';

/** The screens of API tokens. */
export class ApiTokens {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Creates a token from the list of tokens, reveals its key and returns it. */
  async create(title: string): Promise<string> {
    await this.#page
      .getByRole('link', { name: /create/i })
      .first()
      .click();
    await this.#page.getByRole('textbox', { name: 'Title' }).fill(title);
    await this.#page.getByRole('button', { name: 'Create token' }).click();
    await this.#page.getByRole('button', { name: 'Show key' }).click();
    return this.#page.getByTestId('api-key').innerText();
  }
}
