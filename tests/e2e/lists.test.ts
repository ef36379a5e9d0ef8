import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { editorAccount } from '../support/real-server.ts';
import { Editor } from './drivers/editor.ts';
import { addBlockType } from './support/add-block-type.ts';
import { openStage } from './support/open-app.ts';

const field = (
  field_type: string,
  field_title: string,
  rest: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  ...{ field_type, field_title, required: false, order: 0, field_values: null },
  ...rest,
});

/** Sections of dishes. */
const menu = {
  sections: field('list', 'Sections', {
    field_values: {
      max: 3,
      fields: {
        name: field('text', 'Name', { required: true }),
        dishes: field('list', 'Dishes', {
          order: 1,
          field_values: {
            fields: { dish: field('text', 'Dish'), vegan: field('checkbox', 'Vegan', { order: 1 }) },
          },
        }),
      },
    },
  }),
};

describe('lists', () => {
  const stage = openStage();

  it('are filled by keyboard, ordered, undone, merged with another tab, and read by another site', async () => {
    await addBlockType(stage.server, 'Menu', menu);
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.startSession(editorAccount);
    await app.openNewPage('Lunch');
    await editor.addBlock('Menu');
    const { keyboard } = page;
    const named = (name: string) => page.getByRole('textbox', { name });
    const sections = page.locator('.item-summary');
    const hasFocus = async (name: string) => await named(name).last().and(page.locator(':focus')).waitFor();
    const add = async (list: string) => {
      await page
        .getByRole('group', { name: list, exact: true })
        .last()
        .getByRole('button', { name: 'Add item' })
        .last()
        .focus();
      await keyboard.press('Enter');
    };

    // Nothing but keys.
    for (const name of ['Soups', 'Mains', 'Sweets']) {
      await add('Sections');
      await hasFocus('Name');
      await keyboard.type(name);
    }
    await page.getByText('3 of at most 3 items').waitFor();
    await add('Dishes');
    await hasFocus('Dish');
    await keyboard.type('Pancakes');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    expect(await page.getByRole('checkbox', { name: 'Vegan' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Move item 3' }).focus();
    for (const key of ['Space', 'Home', 'Space']) await keyboard.press(key);
    const summaries = ['Sweets · 1 item: Pancakes · Vegan', 'Soups', 'Mains'];
    await expect.poll(() => sections.allInnerTexts()).toEqual(summaries);

    // Undo takes back the move, and then the tick inside the item.
    await keyboard.press('ControlOrMeta+z');
    await expect.poll(async () => (await sections.allInnerTexts())[0]).toBe('Soups');
    await keyboard.press('ControlOrMeta+y');
    await expect.poll(async () => (await sections.allInnerTexts())[0]).toBe(summaries[0]);
    await editor.saveByKeyboard(0);

    // Another tab changes another section and the same dish.
    const other = await page.context().newPage();
    await other.goto(page.url());
    const otherEditor = new Editor(other);
    await otherEditor.waitUntilOpen('Lunch');
    await otherEditor.openBlock(0);
    const open = async (tab: typeof page, row: RegExp) =>
      tab.getByRole('button', { name: row }).last().click();
    await open(other, /^1 Sweets/);
    await open(other, /^1 Pancakes/);
    await other.getByRole('textbox', { name: 'Dish' }).fill('Waffles');
    await open(other, /^3 Mains/);
    await other.getByRole('textbox', { name: 'Name' }).fill('Main courses');
    await otherEditor.saveByKeyboard(0);

    await page.reload();
    await editor.waitUntilOpen('Lunch');
    await editor.openBlock(0);
    await page.getByRole('group', { name: 'Sections', exact: true }).waitFor();
    await expect
      .poll(() => sections.allInnerTexts())
      .toEqual(['Sweets · 1 item: Waffles · Vegan', 'Soups', 'Main courses']);
    await editor.publish();
    const delivered = await app.readLivePage('/lunch');
    expect(delivered.blocks[0]?.data).toEqual({
      sections: [
        { name: 'Sweets', dishes: [{ dish: 'Waffles', vegan: true }] },
        { name: 'Soups', dishes: [] },
        { name: 'Main courses', dishes: [] },
      ],
    });
    expect(app.complaints).toEqual([]);
  });
});
