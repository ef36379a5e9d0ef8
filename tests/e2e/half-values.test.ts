import { expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { addBlockType } from './support/add-block-type.ts';
import { untilKept } from './support/stored-drafts.ts';
import { openStage } from './support/open-app.ts';

const stage = openStage();

const field = (field_type: string, field_title: string, order: number) => ({
  ...{ field_type, field_title, order, required: false, field_values: null },
});

it('an incomplete date, time or number is not saved, and is restored as it was typed', async () => {
  await addBlockType(stage.server, 'Concert', {
    doors: field('datetime', 'Doors open', 0),
    day: field('date', 'First day', 1),
    price: field('number', 'Price', 2),
  });
  const app = await stage.newApp();
  await app.startSession(editorAccount);
  const address = await app.openNewPage();
  const form = await app.editor.addBlock('Concert');
  const inputs = ({ region }: typeof form) => [
    region.getByRole('textbox', { name: 'Date' }),
    region.getByRole('textbox', { name: 'Time' }),
    region.getByRole('textbox', { name: 'First day' }),
    region.getByRole('spinbutton', { name: 'Price' }),
  ];
  const typed = ['2026-11-26', '7:', '11.', '12345678901234567'];
  for (const [index, input] of inputs(form).entries()) await input.pressSequentially(typed[index] ?? '');
  await app.page.keyboard.press('ControlOrMeta+s');
  for (const sentence of [
    'Enter a complete date and a complete time, such as 18:30.',
    'Enter a complete date that is in the calendar, such as 2026-02-28.',
    'Use at most 15 digits.',
  ])
    await form.region.getByText(sentence).waitFor();
  expect(await app.page.getByText('All changes saved').count()).toBe(0);

  await untilKept(app.page, '12345678901234567');
  await app.page.close();
  const again = await app.newTab();
  await again.page.goto(address);
  await again.page.getByRole('button', { name: 'Restore' }).click();
  const restored = await again.editor.openBlock(0);
  const values = () => Promise.all(inputs(restored).map((input) => input.inputValue()));
  await expect.poll(async () => (await values()).slice(1)).toEqual(typed.slice(1));
  expect((await values())[0]).toMatch(/26.*2026/);

  const [, time, day, price] = inputs(restored);
  await time?.fill('19:30');
  await day?.fill('2026-11-27');
  await price?.fill('12');
  await again.editor.saveBlock(0);
  expect(app.complaints).toEqual([]);
});
