import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { editorAccount } from '../support/real-server.ts';
import { addBlockType } from './support/add-block-type.ts';
import { openStage } from './support/open-app.ts';

const text: FieldDefinition = {
  ...{ field_type: 'text', field_title: 'Amount', required: false, order: 0, field_values: null },
};
const note: FieldDefinition = { ...text, field_title: 'Note', order: 1 };

describe('a field whose type was changed', () => {
  const stage = openStage();

  it('keeps its value through saves and reloads until the editor decides', async () => {
    const change = await addBlockType(stage.server, 'Recipe', { amount: text, note });
    const app = await stage.newApp();
    await app.become(editorAccount);
    const address = await app.openNewPage();
    const added = await app.editor.addBlock('Recipe');
    await added.text('Amount').fill('Two cups');
    await app.editor.saveBlock(0);
    const reopen = async () => {
      await app.page.goto(address);
      return app.editor.openBlock(0);
    };

    await change({ amount: { ...text, field_type: 'checkbox' }, note });
    const form = await reopen();
    const invalid = form.group('Amount');
    expect(await invalid.getByRole('group', { name: 'Stored value' }).innerText()).toBe('Two cups');
    await form.text('Note').fill('Saved beside it');
    await app.editor.saveBlock(0);
    const again = await reopen();
    await again.group('Amount').getByText('It’s kept until you decide what to do').waitFor();
    expect(await again.text('Note').inputValue()).toBe('Saved beside it');

    await again.group('Amount').getByRole('button', { name: 'Replace' }).click();
    const box = again.region.getByRole('checkbox', { name: 'Amount' });
    await box.waitFor();
    await app.page.getByRole('button', { name: 'Undo' }).click();
    await again.group('Amount').getByText('Two cups').waitFor();
    await again.group('Amount').getByRole('button', { name: 'Replace' }).click();
    await box.check();
    await app.editor.saveBlock(0);
    const replaced = await reopen();
    expect(await replaced.region.getByRole('checkbox', { name: 'Amount' }).isChecked()).toBe(true);
  });
});
