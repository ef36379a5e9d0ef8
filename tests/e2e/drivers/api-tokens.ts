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
    await this.fillIn({ title });
    await this.submitNew();
    return this.revealKey();
  }

  async fillIn({ title, origins }: { readonly title?: string; readonly origins?: string }): Promise<void> {
    if (title !== undefined) await this.#page.getByRole('textbox', { name: 'Title' }).fill(title);
    if (origins !== undefined)
      await this.#page.getByRole('textbox', { name: 'Allowed origins' }).fill(origins);
  }

  async submitNew(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Create token' }).click();
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** The key as shown on the screen: all of it, or only its end. */
  shownKey(): Promise<string> {
    return this.#page.getByTestId('api-key').innerText();
  }

  async revealKey(): Promise<string> {
    await this.#page.getByRole('button', { name: 'Show key' }).click();
    return this.shownKey();
  }

  async replaceKey(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Regenerate key' }).click();
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Regenerate key' }).click();
  }

  async delete(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Delete token' }).click();
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Delete token' }).click();
  }
}
