import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { editorAccount } from '../support/real-server.ts';
import type { BlockForm } from './drivers/block-form.ts';
import { openStage } from './support/open-app.ts';
import { addPlannedType } from './support/plan-fields.ts';

const field = (field_title: string, order: number, rest: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ field_type: 'text', field_title, required: false, order, field_values: null },
  ...rest,
});

/** A recipe with steps, each of which has a text. */
const recipe = {
  heading: field('Heading', 0),
  amount: field('Amount', 1),
  steps: field('Steps', 2, {
    field_type: 'list',
    field_values: { fields: { text: field('Text', 0) } },
  }),
};

/** Replaces a field with another one, which has the same text under another label. */
function replace(
  id: string,
  { to, title, within = [] }: { to: string; title: string; within?: string[] },
): readonly PlanOperation[] {
  return [
    { op: 'retype', within, field: id, to, field_type: 'textarea' },
    { op: 'options', within, field: to, properties: { field_title: title } },
  ];
}

/** A field of an item in a list. */
const inList = ({ region }: BlockForm, name: string) => region.getByRole('textbox', { name, exact: true });

describe('an open page whose block type gets other fields', () => {
  const stage = openStage();
  let count = 0;

  /** Opens a new page with one saved block of a new type. */
  async function openRecipe() {
    count += 1;
    const name = `Recipe ${count}`;
    const type = await addPlannedType(stage.server, name, recipe);
    const app = await stage.newApp();
    await app.become(editorAccount);
    const data = { heading: 'Soup', amount: 'Two cups', steps: [{ data: { text: 'Peel' } }] };
    const address = await app.openNewPage('A page', [{ type: name, data }]);
    const form = await app.editor.openBlock(0);
    await form.region.getByRole('button', { name: /^1 / }).click();
    const reopen = async () => {
      await app.page.goto(address);
      return app.editor.openBlock(0);
    };
    return { app, form, type, name, address, reopen };
  }

  const lostIn = ({ page }: Awaited<ReturnType<typeof openRecipe>>['app']) =>
    page.getByRole('region', { name: 'Some of your text no longer has a field' });

  it('keeps all that is typed, saved and unsaved, in lists too, and its undo', async () => {
    const { app, form, type, name, reopen } = await openRecipe();
    const { page, editor } = app;
    const second = await editor.addBlock(name);
    await second.text('Heading').fill('Salad');
    await editor.openBlock(0);
    await form.text('Heading').fill('Tomato soup');
    await form.region.getByRole('button', { name: /^1 / }).click();
    await inList(form, 'Text').fill('Peel and chop');
    await type.change(
      ...replace('heading', { to: 'title', title: 'Title' }),
      ...replace('text', { to: 'words', title: 'Words', within: ['steps'] }),
    );
    // The focus stays in a field that the plan leaves alone.
    await form.text('Amount').focus();
    await page.keyboard.press('Home');
    await editor.saveByKeyboard(0);
    await page.getByText('What you typed was kept').first().waitFor();
    await page.keyboard.type('About ');
    expect(await form.text('Amount').inputValue()).toBe('About Two cups');
    expect(await form.text('Title').inputValue()).toBe('Tomato soup');
    expect(await inList(form, 'Words').inputValue()).toBe('Peel and chop');
    await editor.saveBlock(0);

    // The next save leaves other fields unchanged.
    await form.text('Amount').fill('Three cups');
    await editor.saveBlock(0);
    const other = await editor.openBlock(1);
    expect(await other.text('Title').inputValue()).toBe('Salad');
    const reopened = await reopen();
    expect(await reopened.text('Title').inputValue()).toBe('Tomato soup');
    expect(await reopened.text('Amount').inputValue()).toBe('Three cups');
    await reopened.region.getByRole('button', { name: /^1 / }).click();
    expect(await inList(reopened, 'Words').inputValue()).toBe('Peel and chop');
    expect(app.complaints).toEqual([]);
  });

  it('undoes earlier input in the current fields', async () => {
    const { app, form, type } = await openRecipe();
    await form.text('Heading').fill('Broth');
    await type.change(...replace('heading', { to: 'title', title: 'Title' }));
    await app.editor.saveBlock(0);
    await app.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => form.text('Title').inputValue()).toBe('Soup');
    await app.page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => form.text('Title').inputValue()).toBe('Broth');
  });

  it('saves input from a lost connection once it is back', async () => {
    const { app, form, type, reopen } = await openRecipe();
    await app.page.context().setOffline(true);
    await form.text('Heading').fill('Written on a train');
    await app.editor.trySaving(0);
    await app.editor.seeState(0, 'Save failed');
    await type.change(...replace('heading', { to: 'title', title: 'Title' }));
    await app.page.context().setOffline(false);
    await app.page.getByText('All changes saved').waitFor();
    expect(await form.text('Title').inputValue()).toBe('Written on a train');
    expect(await (await reopen()).text('Title').inputValue()).toBe('Written on a train');
  });

  it('offers text that no field can hold any more, also after a reload, until it is discarded', async () => {
    const opened = await openRecipe();
    const { app, form, type } = opened;
    const { page } = app;
    await form.text('Heading').fill('A heading for nobody');
    await form.text('Amount').fill('about three');
    await type.change(
      { op: 'remove', field: 'heading' },
      { op: 'retype', field: 'amount', field_type: 'number' },
    );
    await app.editor.trySaving(0);
    for (const text of ['A heading for nobody', 'about three']) await lostIn(app).getByText(text).waitFor();
    expect(await form.text('Heading').count()).toBe(0);
    await page.reload();
    await lostIn(app).getByText('A heading for nobody').waitFor();
    await lostIn(app).getByRole('button', { name: 'Copy text' }).first().click();
    await lostIn(app)
      .getByRole('button', { name: /^Discard/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await lostIn(app).waitFor({ state: 'detached' });
    await page.reload();
    await app.editor.openBlock(0);
    expect(await lostIn(app).count()).toBe(0);
  });

  it('migrates input into a list, and back when the plan is undone', async () => {
    const { app, form, type, reopen } = await openRecipe();
    await form.text('Heading').fill('Typed before');
    await type.change({ op: 'wrap', fields: ['heading', 'amount'], to: 'parts', title: 'Parts' });
    await app.editor.saveBlock(0);
    const parts = form.group('Parts');
    await parts.getByRole('button', { name: /^1 / }).click();
    expect(await inList(form, 'Heading').inputValue()).toBe('Typed before');
    await inList(form, 'Heading').fill('Typed in the list');
    await type.undo();
    await app.editor.saveBlock(0);
    await parts.waitFor({ state: 'detached' });
    expect(await form.text('Heading').inputValue()).toBe('Typed in the list');
    const reopened = await reopen();
    expect(await reopened.text('Heading').inputValue()).toBe('Typed in the list');
    expect(await reopened.text('Amount').inputValue()).toBe('Two cups');
  });

  it('keeps the input of two tabs when the fields change between their saves', async () => {
    const { app, form, type, address, reopen } = await openRecipe();
    const other = await app.newTab();
    await other.page.goto(address);
    const otherForm = await other.editor.openBlock(0);
    await otherForm.text('Amount').fill('In the other tab');
    await type.change(...replace('amount', { to: 'quantity', title: 'Quantity' }));
    await other.editor.saveBlock(0);
    await app.turnTo();
    await form.text('Heading').fill('In this tab');
    await app.editor.saveBlock(0);
    const reopened = await reopen();
    expect(await reopened.text('Quantity').inputValue()).toBe('In the other tab');
    expect(await reopened.text('Heading').inputValue()).toBe('In this tab');
  });

  it('brings back a block of a version that was published with the former fields', async () => {
    const { app, form, type } = await openRecipe();
    const { page, editor } = app;
    await editor.publish();
    await editor.openBlock(0);
    await form.text('Heading').fill('Later');
    await editor.saveBlock(0);
    await type.change(...replace('heading', { to: 'title', title: 'Title' }));
    await page.getByRole('button', { name: 'Version history' }).click();
    await page.getByRole('button', { name: 'View version 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1' });
    await dialog.getByRole('rowheader', { name: 'Title' }).or(dialog.getByText('Title')).first().waitFor();
    await dialog.getByRole('button', { name: /^Restore block/ }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => form.text('Title').inputValue()).toBe('Soup');
    await editor.saveBlock(0);
  });

  it('shows no message about fields when a type is archived, whose deleted block comes back', async () => {
    const { app, type, reopen } = await openRecipe();
    const { page, editor } = app;
    await type.archive();
    await editor.removeBlock(0);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete block' }).click();
    await expect.poll(() => editor.count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+z');
    await editor.row(0).waitFor();
    await editor.saveBlock(0);
    expect(await (await reopen()).text('Heading').inputValue()).toBe('Soup');
    expect(await page.getByText('What you typed was kept').count()).toBe(0);
    expect(app.complaints).toEqual([]);
  });

  it('offers a removed list as labels and words', async () => {
    const { app, form, type } = await openRecipe();
    await inList(form, 'Text').fill('Peel and chop');
    await type.change({ op: 'remove', field: 'steps' });
    await app.editor.trySaving(0);
    await lostIn(app).getByText('Text: Peel and chop').waitFor();
  });

  it('keeps retired values in a copy of a page, and opens the block that a link leads to', async () => {
    const { app, type, address: original } = await openRecipe();
    const { page, editor } = app;
    await type.change({ op: 'remove', field: 'amount' });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate page' }).click();
    await expect.poll(() => page.url()).not.toBe(original);
    await page.getByText('Page duplicated').waitFor();
    await editor.row(0).waitFor();
    const id = await editor.row(0).getAttribute('data-block-id');
    const address = page.url();
    await type.undo();
    await page.goto('about:blank');
    await page.goto(`${address}#${id}`);
    await expect.poll(() => editor.form(0).text('Amount').inputValue()).toBe('Two cups');
    expect(page.url()).toBe(address);
    expect(app.complaints).toEqual([]);
  });
});
