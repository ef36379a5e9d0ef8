import type { Locator, Page } from 'playwright';

/** The builder of block types, by its visible texts. */
export class TypeBuilder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Makes a type for pages without fields, and opens it. */
  async create(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create block type' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }

  /** Adds a field at the end of the open level. It is then the chosen one. */
  async addField(type: string, title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add field' }).click();
    await this.page.locator(`[data-type=${type}]`).click();
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
    // The choices of a field may have titles as well.
    await this.page.getByRole('textbox', { name: 'Title', exact: true }).first().fill(title);
    await this.page.getByRole('list', { name: 'Fields' }).getByText(title, { exact: true }).waitFor();
  }

  async choose(title: string): Promise<void> {
    await this.page.getByRole('list', { name: 'Fields' }).getByText(title, { exact: true }).click();
    await this.page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  }

  /** Gives the chosen field another name in the API. */
  async rename(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'API name' }).fill(name);
  }

  /** The fields of the items of a list. */
  async openItems(title: string): Promise<void> {
    await this.page.getByRole('button', { name: `Fields of an item of ${title}` }).click();
    await this.page.getByRole('navigation', { name: 'Levels of fields' }).waitFor();
  }

  async leaveItems(type: string): Promise<void> {
    const levels = this.page.getByRole('navigation', { name: 'Levels of fields' });
    await levels.getByRole('button', { name: type }).click();
    await levels.waitFor({ state: 'hidden' });
  }

  async #choose(condition: Locator, label: string, option: string): Promise<void> {
    await condition.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await this.page.getByRole('listbox').waitFor({ state: 'hidden' });
  }

  /** Makes the chosen field depend on another. */
  async showOnlyIf(field: string, comparison: string, value: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add condition' }).click();
    const condition = this.page.getByRole('group', { name: 'Condition 1' });
    await this.#choose(condition, 'Field', field);
    await this.#choose(condition, 'Comparison', comparison);
    await this.#choose(condition, 'Value', value);
  }

  /** Opens the name of the type, and the workspaces that may use it. */
  async aboutType(): Promise<void> {
    await this.page.getByRole('button', { name: 'About this type' }).click();
  }

  /** Types into the form of the preview, and reads the block and its JSON. */
  async trySample(field: string, text: string): Promise<void> {
    const preview = this.page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('textbox', { name: field }).fill(text);
    await preview.getByRole('tab', { name: 'JSON' }).click();
    await preview.getByText(`"${text}"`).waitFor();
    await preview.getByRole('tab', { name: 'Block' }).click();
    await preview.locator('[data-testid=miniature][data-rendered=true]').waitFor();
    await preview.getByRole('tab', { name: 'Form' }).click();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+s');
  }

  async showHistory(): Promise<void> {
    await this.page.getByRole('button', { name: 'History' }).click();
    await this.page.getByRole('dialog', { name: 'History' }).waitFor();
  }
}
