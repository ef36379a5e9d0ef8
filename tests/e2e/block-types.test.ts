import { describe, expect, it } from 'vitest';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import { TypeBuilder } from './drivers/type-builder.ts';
import { openStage } from './support/open-app.ts';

describe('block types', () => {
  const stage = openStage();

  it('an administrator makes a block type, an editor fills it, and renaming it later loses nothing', async () => {
    const admin = await stage.newApp();
    await admin.startSession(adminAccount);
    await admin.page.goto('/admin/block-types');
    const builder = new TypeBuilder(admin.page);
    await builder.create('Menu');
    await builder.addField('text', 'Heading');
    await builder.addField('list', 'Dishes');
    await builder.openItems('Dishes');
    await builder.addField('text', 'Dish');
    await builder.addField('number', 'Price');
    await builder.leaveItems('Menu');
    await builder.addField('checkbox', 'Has a note');
    await builder.addField('textarea', 'Note');
    await builder.showOnlyIf('Has a note', 'is', 'Yes');
    await builder.trySample('Heading', 'A sample');
    await builder.save();
    await admin.seeToast('Block type saved');

    const app = await stage.newApp();
    const { editor, page } = app;
    await app.startSession(editorAccount);
    await app.openNewPage('Lunch');
    await editor.addBlock('Menu');
    const box = (name: string) => page.getByRole('textbox', { name });
    await box('Heading').fill('Today');
    await page.getByRole('button', { name: 'Add item' }).click();
    await box('Dish').fill('Pumpkin soup');
    await page.getByRole('spinbutton', { name: 'Price' }).fill('6');
    expect(await box('Note').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Has a note' }).click();
    await box('Note').fill('Closed on Mondays');
    await editor.saveByKeyboard(0);
    await editor.publish();

    // The page stays open in the editor while the type and a field get other names.
    await builder.choose('Heading');
    await builder.rename('title');
    await builder.aboutType();
    await admin.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Menu of the day');
    await builder.save();
    const dialog = admin.page.getByRole('dialog', { name: 'Change the block type?' });
    await dialog.getByText('Change heading: API name').waitFor();
    await dialog.getByText('1 block, 1 page, 1 live page, 1 workspace').waitFor();
    await dialog.getByText('All values convert without loss.').waitFor();
    await dialog.getByRole('radio', { name: 'At once' }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await admin.page.getByRole('heading', { level: 1, name: 'Menu of the day' }).waitFor();

    await box('Note').fill('Closed on Sundays');
    await editor.saveByKeyboard(0);
    await page.reload();
    await editor.waitUntilOpen('Lunch');
    await editor.openBlock(0);
    await expect.poll(() => box('Heading').inputValue()).toBe('Today');
    expect(await box('Note').inputValue()).toBe('Closed on Sundays');
    expect((await app.readLivePage('/lunch')).blocks).toMatchObject([
      {
        type_slug: 'menu',
        data: {
          title: 'Today',
          dishes: [{ dish: 'Pumpkin soup', price: 6 }],
          has_a_note: true,
          note: 'Closed on Mondays',
        },
      },
    ]);

    // The history has both states, and undoes the last one.
    await builder.showHistory();
    await admin.page.getByText('Version 4 · Menu of the day').waitFor();
    await admin.page.getByRole('button', { name: 'Undo this change' }).click();
    await admin.seeToast('The change was undone');
    await builder.choose('Heading');
    expect(await admin.page.getByRole('textbox', { name: 'API name' }).inputValue()).toBe('heading');
    await app.openPage('Lunch');
    await editor.openBlock(0);
    await expect.poll(() => box('Heading').inputValue()).toBe('Today');
    expect([...admin.complaints, ...app.complaints]).toEqual([]);
  });
});
