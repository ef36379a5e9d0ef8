import type { Locator } from 'playwright';
import type { ImageFile } from '../support/photograph.ts';
import type { Typed, TypedField, TypedLink } from '../support/content.ts';

/** The open form of one block, or of an item of a list. Fields are found by their labels. */
export class BlockForm {
  readonly region: Locator;

  readonly #isItem: boolean;

  constructor(region: Locator, isItem = false) {
    this.region = region;
    this.#isItem = isItem;
  }

  /** Enters something into a field through its widget. */
  async fill({ label, typed }: TypedField): Promise<void> {
    switch (typed.kind) {
      case 'text':
        return this.text(label).fill(typed.text);
      case 'formatted':
        await this.text(label).click();
        return this.region.page().keyboard.insertText(typed.text);
      case 'items':
        for (const [index, fields] of typed.items.entries()) {
          await this.group(label).getByRole('button', { name: 'Add item', exact: true }).click();
          const item = this.#item(label, index);
          for (const field of fields) await item.fill(field);
        }
        return;
      case 'choice':
        return void (await this.select(label).selectOption(typed.value));
      case 'background':
        return this.background(label, typed.value).check();
      case 'tick':
        return this.tick(label).check();
      case 'images':
        return this.choosePictures(label, typed.count);
      case 'links':
        for (const [index, link] of typed.links.entries()) await this.#addLink(label, index, link);
    }
  }

  /** The content of a field's widget, in the terms in which it is typed. */
  async read({
    label,
    typed,
  }: TypedField): Promise<Typed | { readonly kind: 'tick'; readonly off: boolean }> {
    switch (typed.kind) {
      case 'text':
        return { kind: 'text', text: await this.text(label).inputValue() };
      case 'formatted':
        return { kind: 'formatted', text: await this.text(label).innerText() };
      case 'items':
        return { kind: 'items', items: await this.#readItems(label, typed.items) };
      case 'choice':
        return { kind: 'choice', value: await this.select(label).inputValue() };
      case 'background':
        return {
          kind: 'background',
          value: await this.group(label, 'radiogroup').locator('input:checked').inputValue(),
        };
      case 'tick':
        return (await this.tick(label).isChecked()) ? { kind: 'tick' } : { kind: 'tick', off: true };
      case 'images':
        return { kind: 'images', count: await this.images(label).count() };
      case 'links':
        return { kind: 'links', links: await this.#readLinks(label, typed.links) };
    }
  }

  text(label: string): Locator {
    return this.#outsideGroups('textbox', label);
  }

  select(label: string): Locator {
    return this.#outsideGroups('combobox', label);
  }

  /** The inputs of a link, and those of an item, are inside a group and may have the same name as a field. */
  #outsideGroups(role: 'textbox' | 'combobox', label: string): Locator {
    const all = this.region.getByRole(role, { name: label, exact: true });
    return all.and(this.region.page().locator(this.#isItem ? '.item-body *' : ':not([role=group] *)'));
  }

  #item(label: string, index: number): BlockForm {
    return new BlockForm(this.group(label).locator(`[data-index="${index}"] .item-body`), true);
  }

  async #readItems(
    label: string,
    items: readonly (readonly TypedField[])[],
  ): Promise<readonly (readonly TypedField[])[]> {
    const found: TypedField[][] = [];
    for (const [index, fields] of items.entries()) {
      const toggle = this.group(label).locator(`[data-index="${index}"] .item-toggle`);
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
      const read: TypedField[] = [];
      for (const field of fields) read.push({ ...field, typed: await this.#item(label, index).read(field) });
      found.push(read);
    }
    return found;
  }

  tick(label: string): Locator {
    return this.region.getByRole('checkbox', { name: label, exact: true });
  }

  background(label: string, value: string): Locator {
    return this.group(label, 'radiogroup').locator(`input[value="${value}"]`);
  }

  images(label: string): Locator {
    return this.group(label).getByRole('listitem').getByRole('img');
  }

  /** A field made of several controls. Its name includes whether it is required. */
  group(label: string, role: 'group' | 'radiogroup' = 'group'): Locator {
    const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.region.getByRole(role, { name: new RegExp(`^${escaped}\\s*(\\*|,\\s*required)?$`) });
  }

  /** Chooses images in the picker: first those that are uploaded there, then others from the library. */
  async choosePictures(label: string, count: number, uploads: readonly ImageFile[] = []): Promise<void> {
    const dialog = await this.#openPicker(label);
    if (uploads.length > 0) {
      await dialog.getByLabel('Upload images').setInputFiles([...uploads]);
      await dialog
        .locator('[aria-pressed=true]')
        .nth(uploads.length - 1)
        .waitFor();
    }
    for (let chosen = uploads.length; chosen < count; chosen += 1) {
      await dialog.locator('[aria-pressed=false]').first().click();
    }
    await this.#closePicker(dialog);
  }

  async #openPicker(label: string): Promise<Locator> {
    await this.group(label)
      .getByRole('button', { name: /^Select images?$/ })
      .click();
    const dialog = this.region.page().getByRole('dialog', { name: /^Select/ });
    await dialog.waitFor();
    return dialog;
  }

  async #closePicker(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Select', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async #addLink(label: string, index: number, { to, text, look }: TypedLink): Promise<void> {
    await this.group(label).getByRole('button', { name: 'Add link' }).click();
    const card = this.#link(label, index);
    if ('page' in to) {
      await card.getByRole('combobox', { name: 'Page' }).fill(to.page);
      await this.region.page().getByRole('option', { name: to.page }).first().click();
    } else {
      await card.getByRole('button', { name: 'URL', exact: true }).click();
      await card.getByRole('textbox', { name: 'URL' }).fill(to.address);
    }
    await card.getByRole('textbox', { name: 'Link text' }).fill(text);
    if (look === undefined) return;
    await card.getByRole('combobox', { name: 'Colour' }).selectOption(look.color);
    await card.getByRole('combobox', { name: 'Style' }).selectOption(look.variant);
    await card.getByRole('combobox', { name: 'Size' }).selectOption(look.size);
    await card.getByRole('combobox', { name: 'Open in' }).selectOption(look.target);
  }

  async #readLinks(label: string, expected: readonly TypedLink[]): Promise<readonly TypedLink[]> {
    return Promise.all(expected.map((link, index) => this.#readLink(this.#link(label, index), link)));
  }

  async #readLink(card: Locator, { look }: TypedLink): Promise<TypedLink> {
    const internal =
      (await card.getByRole('button', { name: 'Page', exact: true }).getAttribute('aria-pressed')) === 'true';
    const value = (role: 'textbox' | 'combobox', name: string) => card.getByRole(role, { name }).inputValue();
    return {
      to: internal ? { page: await value('combobox', 'Page') } : { address: await value('textbox', 'URL') },
      text: await value('textbox', 'Link text'),
      ...(look !== undefined && {
        look: {
          color: await value('combobox', 'Colour'),
          variant: await value('combobox', 'Style'),
          size: await value('combobox', 'Size'),
          target: await value('combobox', 'Open in'),
        },
      }),
    };
  }

  #link(label: string, index: number): Locator {
    return this.group(label).getByRole('listitem').nth(index);
  }
}
