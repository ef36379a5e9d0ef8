import { describe, expect, it } from 'vitest';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import { TypeBuilder } from './drivers/type-builder.ts';
import { openStage } from './support/open-app.ts';

describe('settings of block types', () => {
  const stage = openStage();

  it('lead to errors, depend on several values, and restrict a type to workspaces by name', async () => {
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.startSession(editorAccount);
    await app.openNewWorkspace('Harbour Notes', 'Blog');
    const harbour = page.url();
    await app.openNewWorkspace('Tidewater', 'Shop');
    const tidewater = page.url();

    const admin = await stage.newApp();
    const focused = admin.page.locator(':focus');
    const builder = new TypeBuilder(admin.page);
    await admin.startSession(adminAccount);
    await admin.page.goto('/admin/block-types');
    await builder.create('Sign');
    await builder.addField('text', 'Heading');
    await builder.addField('select', 'Size');
    // By keyboard: the key that adds the field does not press the button behind the dialog.
    await admin.page.getByRole('button', { name: 'Add field' }).press('Enter');
    await admin.page.getByRole('searchbox', { name: 'Search types' }).and(focused).fill('long text');
    await admin.page.keyboard.press('Enter');
    await admin.page.getByRole('textbox', { name: 'Title', exact: true }).and(focused).fill('Note');
    await builder.showOnlyIfOneOf('Size', ['Option 1', 'Option 2']);
    await admin.page.getByRole('textbox', { name: 'Placeholder' }).fill('Closed on Mondays');

    // A problem far away, on a phone: saving leads to it, and names its place.
    await builder.choose('Size');
    await builder.option('Title', 1).fill('');
    await builder.choose('Heading');
    await admin.page.setViewportSize({ width: 390, height: 700 });
    await admin.page.getByRole('tab', { name: 'Preview' }).click();
    await builder.save();
    await builder.option('Title', 1).and(focused).waitFor();
    await admin.page.getByRole('tab', { name: 'Settings', selected: true }).waitFor();
    expect(await focused.getAttribute('aria-invalid')).toBe('true');
    await admin.seeToast('Not saved. Size, Choice 2 › Title: Fill this in.');
    await builder.option('Title', 1).fill('Large');
    await admin.page.setViewportSize({ width: 1440, height: 900 });
    await builder.save();
    await admin.seeToast('Block type saved');

    // In the field that is being edited, too.
    await builder.option('Title').fill('');
    await builder.option('Value').press('ControlOrMeta+s');
    await builder.option('Title').and(focused).waitFor();
    await builder.option('Title').fill('Option 1');

    // The focus moves on where a field was removed, and undo brings it back.
    const fields = admin.page.getByRole('list', { name: 'Fields' });
    await builder.choose('Heading');
    await admin.page.getByRole('button', { name: 'Remove field' }).press('Enter');
    await fields.getByRole('button', { name: /^Size/ }).and(focused).waitFor();
    await admin.page.keyboard.press('ControlOrMeta+z');
    await fields.getByRole('button', { name: /^Heading/ }).waitFor();

    await builder.aboutType();
    await builder.offerTo('harb', 'Harbour Notes');
    await builder.save();
    await admin.seeToast('Block type saved');
    await admin.page.reload();
    await builder.workspace('Harbour Notes').waitFor();

    await page.goto(tidewater);
    await app.createPage('Lunch', '/lunch');
    await page.getByTestId('add-block').click();
    await page.getByRole('menuitem', { name: 'Quote', exact: true }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Sign', exact: true }).count()).toBe(0);

    await page.goto(harbour);
    await app.createPage('Signs', '/signs');
    await editor.addBlock('Sign');
    const note = page.getByRole('textbox', { name: 'Note' });
    const size = page.getByRole('combobox', { name: 'Size' });
    await size.selectOption('Large');
    await note.waitFor();
    expect(await note.getAttribute('placeholder')).toBe('Closed on Mondays');
    await size.selectOption('None');
    await note.waitFor({ state: 'detached' });
    await size.selectOption('Option 1');
    await note.fill('Back at two');
    await editor.saveByKeyboard(0);

    // A deleted workspace is still listed, until an administrator removes it.
    await page.goto('about:blank');
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const gone = await page.request.delete(`/api${new URL(harbour).pathname.replace(/pages$/, '')}`, {
      headers: { authorization: `Token ${token}` },
    });
    expect(gone.status()).toBe(204);
    await admin.page.reload();
    await builder.workspace('A deleted workspace').waitFor();
    expect([...admin.complaints, ...app.complaints]).toEqual([]);
  });
});
