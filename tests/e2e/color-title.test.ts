import { describe, expect, it } from 'vitest';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { editorAccount } from '../support/real-server.ts';
import { addBlockType } from './support/add-block-type.ts';
import { openStage } from './support/open-app.ts';

describe('colour-titled items', () => {
  const stage = openStage();

  it('are added, coloured, moved, removed, saved and read by another site', async () => {
    await addBlockType(stage.server, 'Badges', {
      labels: {
        ...{ field_type: 'color-title', field_title: 'Labels', required: true, order: 0 },
        field_values: { multiple: true, max: 3 },
      },
    });
    const app = await stage.newApp();
    const { editor } = app;
    await app.become(editorAccount);
    await app.openNewPage('Shelf');
    const form = await editor.addBlock('Badges');
    const labels = form.group('Labels');
    const press = (name: string) => labels.getByRole('button', { name, exact: true }).click();
    const titles = () => labels.getByRole('textbox', { name: 'Text' });

    for (const title of ['New', 'Ručno rađeno', 'Sold']) {
      await press('Add label');
      // The new label has the focus.
      await app.page.keyboard.type(title);
    }
    await labels.getByRole('button', { name: 'Add label' }).waitFor({ state: 'detached' });
    await labels.getByRole('combobox', { name: 'Colour' }).nth(2).selectOption('error');
    await press('Move label 3 up');
    await press('Remove label 1');
    await editor.saveBlock(0);

    await app.page.reload();
    await editor.openBlock(0);
    const shown = () =>
      titles().evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await expect.poll(shown).toEqual(['Sold', 'Ručno rađeno']);

    // A label without a text is reported at its own input.
    await press('Add label');
    await app.page.getByRole('heading', { name: 'Shelf' }).click();
    const fault = 'Label 3: enter some text.';
    await labels.getByText(fault).waitFor();
    expect(await titles().nth(2).getAttribute('aria-invalid')).toBe('true');
    await press('Remove label 3');
    await editor.allSaved();

    await editor.publish();
    await app.openMenu('API Tokens');
    const key = await app.apiTokens.create('The site');
    const answer = await fetch(`${stage.server.url}/api/delivery/pages/?path=/shelf`, {
      headers: { authorization: `Api-Key ${key}` },
    });
    const page = (await answer.json()) as DeliveryPage;
    expect(page.blocks.map(({ data }) => data)).toEqual([
      {
        labels: [
          { title: 'Sold', color: 'error' },
          { title: 'Ručno rađeno', color: 'default' },
        ],
      },
    ]);
    expect(app.complaints).toEqual([]);
  });
});
