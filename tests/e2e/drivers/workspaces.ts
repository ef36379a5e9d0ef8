import type { Locator, Page } from 'playwright';

/** The screens of workspaces: the cards, and the details of one workspace. */
export class Workspaces {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The card of a workspace in the list. */
  card(title: string): Locator {
    const heading = this.#page.getByRole('heading', { name: title, level: 2, exact: true });
    return this.#page.getByRole('listitem').filter({ has: heading });
  }

  async openList(): Promise<void> {
    await this.#page.goto('/workspaces');
    await this.sees('Workspaces');
  }

  /** Opens a workspace's details from its card. They start with the settings. */
  async openDetails(title: string): Promise<void> {
    await this.openList();
    await this.card(title)
      .getByRole('link', { name: `Details of ${title}` })
      .click();
    await this.sees('Settings');
  }

  /** Follows one of the links between a workspace's detail screens. */
  async goTo(part: string, heading = part): Promise<void> {
    await this.tab(part).click();
    await this.sees(heading);
  }

  tab(part: string): Locator {
    const details = this.#page.getByRole('navigation', { name: 'Details' });
    return details.getByRole('link', { name: part, exact: true });
  }

  sees(heading: string): Promise<void> {
    return this.#page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
  }

  field(name: string): Locator {
    return this.#page.getByRole('textbox', { name, exact: true });
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  /** Uploads a picture in the picker for the social picture, and chooses it. */
  async uploadSocialPicture(picture: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.button('Choose picture').click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel('Upload pictures').setInputFiles(picture);
    await dialog.locator('[aria-pressed=true]').waitFor();
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** The row of an inquiry, by sender; clicking opens and closes it. */
  inquiryOf(sender: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${sender}`) });
  }
}
