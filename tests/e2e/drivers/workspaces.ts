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
}
