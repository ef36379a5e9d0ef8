import { expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { quoteOf } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';

const stage = openStage();

/** Pixels from the top of a closed row to that of the next. */
const rowStep = 56;

/** The number of blocks: so many that only a part of the list is rendered. */
const many = 90;

it('without a mouse, on a slow machine, a block follows every arrow key pressed right after picking it up', async () => {
  const { app, editor, page, summaries } = await openQuotes('In a hurry');
  // The worst case: an open form, which closes when its block is picked up.
  await editor.openBlock(1);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });

  await editor.moveByKeyboard(1, 4);
  const [first = '', second = '', ...rest] = summaries;
  const moved = [first, ...rest.slice(0, 3), second, ...rest.slice(3)];
  expect(await editor.summaries(6)).toEqual(moved.slice(0, 6));
  await editor.moveByKeyboard(4, 0);
  expect(await editor.summaries(6)).toEqual([second, first, ...rest.slice(0, 4)]);
  await editor.allSaved();

  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.reload();
  await editor.waitUntilOpen('In a hurry');
  expect(await editor.summaries(6)).toEqual([second, first, ...rest.slice(0, 4)]);
  expect(app.complaints).toEqual([]);
});

it('a block dragged by its handle moves to where it is dropped, scrolls the page at the edge of the window, and returns on Escape', async () => {
  const { app, editor, page, summaries } = await openQuotes('By hand', { width: 1000, height: 700 });
  // An open form above closes when the block below it is picked up, and the block stays at the pointer.
  await editor.openBlock(0);
  const handle = editor.row(1).getByTestId('block-handle');
  await editor.drag(handle, [{ by: 8 }, { by: 2.2 * rowStep }]);
  const [first = '', second = '', third = '', fourth = '', ...rest] = summaries;
  expect(await editor.summaries(5)).toEqual([first, third, fourth, second, rest[0]]);
  await editor.allSaved();

  await editor.drag(handle, [{ by: 1.2 * rowStep, key: 'Escape' }]);
  expect(await editor.summaries(4)).toEqual([first, third, fourth, second]);

  await page.getByTestId('block-handle').first().hover();
  await page.mouse.down();
  await page.mouse.move(500, 698, { steps: 5 });
  await editor.row(89).waitFor();
  await expect.poll(() => editor.row(89).getAttribute('data-dragging')).toBe('true');
  await page.mouse.up();
  await editor.hear(/moved to position 90 of 90/);
  await editor.allSaved();
  await page.reload();
  await editor.waitUntilOpen('By hand');
  expect(await editor.summaries(3)).toEqual([third, fourth, second]);
  expect(app.complaints).toEqual([]);
});

it('a row keeps its place on a scrolled page when it is picked up below an open form', async () => {
  const at = 70;
  const { app, editor, page } = await openQuotes('Below a form', { width: 1000, height: 500 });
  const handle = editor.row(at).getByTestId('block-handle');
  const row = () => editor.row(at).boundingBox();
  const open = async () => {
    await editor.openBlock(at - 2);
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return (await row())?.y ?? NaN;
  };
  await editor.row(0).waitFor();
  await page.evaluate((y) => scrollTo(0, y), (at - 4) * rowStep);
  const before = await open();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(500, before + 30);
  await page.mouse.move(500, before + 34);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(Math.abs(((await row())?.y ?? Infinity) - before)).toBeLessThan(2);

  const again = await open();
  await handle.focus();
  await page.keyboard.press('Space');
  expect(Math.abs(((await row())?.y ?? Infinity) - again)).toBeLessThan(2);
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => handle.evaluate((e) => e.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(app.complaints).toEqual([]);
});

it.each([
  { form: 'next to it', at: 11 },
  // So far above that its row is not rendered once it is closed.
  { form: 'far above', at: many - 4 },
])('on a phone the row that is pressed keeps its place when a form $form closes', async ({ at }) => {
  const { editor, page } = await openQuotes(`A form ${at}`, { width: 390, height: 700 });
  await editor.row(0).waitFor();
  await page.getByTestId('block-row').last().scrollIntoViewIfNeeded();
  await editor.openBlock(10);
  if (at > 11) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await editor.toggle(at).scrollIntoViewIfNeeded();
  const before = await editor.toggle(at).boundingBox();
  await editor.openBlock(at);
  const after = await editor.toggle(at).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(2);
});

/** Opens a new page of many quotes in a window of this size, and returns their summaries. */
async function openQuotes(title: string, size = { width: 1440, height: 900 }) {
  const app = await stage.newApp({ viewport: size });
  await app.startSession(editorAccount);
  const quotes = Array.from({ length: many }, (_, index) => `Quote number ${index + 1}`);
  await app.openNewPage(title, quotes.map(quoteOf));
  return { app, editor: app.editor, page: app.page, summaries: quotes.map((text) => `${text} · Mara`) };
}
