import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../../support/real-server.ts';
import {
  animation,
  avif,
  cutOut,
  disguisedText,
  emptyFile,
  plainText,
  swatches,
  uprightPhotograph,
  wideGamut,
} from '../support/odd-files.ts';
import { openStage } from '../support/open-app.ts';
import { photograph } from '../support/photograph.ts';

describe('the library', () => {
  const stage = openStage();

  async function openLibrary() {
    const app = await stage.newApp();
    await app.startSession(editorAccount);
    const workspace = await app.openNewWorkspace('Harbour', 'Portfolio');
    await app.openMenu('Uploaded Media');
    const pixels = async (file: string) => {
      const answer = await fetch(`${stage.server.url}/media/${file}`);
      const image = sharp(await answer.arrayBuffer());
      const { format, hasAlpha, exif, icc, pages } = await image.metadata();
      const { data, info } = await image.keepIccProfile().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => {
        const start = (y * info.width + x) * info.channels;
        return [...data.subarray(start, start + info.channels)];
      };
      return { format, hasAlpha, exif, icc, pages, at };
    };
    return { app, page: app.page, media: app.media, workspace, pixels };
  }

  it('an author uploads images', async () => {
    const { app, page, media, workspace } = await openLibrary();
    await page.getByText('Upload images to use in your blocks').waitFor();

    // By button, several at once.
    await media.choose([await photograph('kitchen.jpg'), ...(await swatches(13))]);
    await app.seeToast('14 images uploaded');
    // By drop and by paste, but not into a text field.
    await media.drop([await photograph('dropped.jpg')]);
    await app.seeToast('1 image uploaded');
    await media.paste([await photograph('pasted.jpg')]);
    await app.seeToast('1 image uploaded');
    await expect.poll(async () => (await media.stored(workspace)).count).toBe(16);
    const { results } = await media.stored(workspace);
    for (const { width, height } of results) expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
    const names = results.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['kitchen.jpg', 'swatch-1.png', 'dropped.jpg', 'pasted.jpg']),
    );
    expect(names.filter((name) => /^[0-9a-f]{16}\.jpg$/.test(name))).toEqual([]);

    // Fifteen at a time, in five columns with rows of 200 pixels.
    await page.reload();
    await media.tiles().nth(14).waitFor();
    expect(await media.tiles().count()).toBe(15);
    expect(await media.shape('Uploaded Media')).toEqual({ columns: 5, rowHeight: 200 });
    expect(await media.captionsFit('Uploaded Media')).toBe(true);
    await page.setViewportSize({ width: 900, height: 800 });
    expect(await media.shape('Uploaded Media')).toEqual({ columns: 5, rowHeight: 200 });
    expect(await media.captionsFit('Uploaded Media')).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Load more' }).click();
    await media.tiles().nth(15).waitFor();
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);

    // Describe, and delete.
    await media
      .tiles()
      .first()
      .getByRole('button', { name: /^Edit alt text of/ })
      .click();
    await page.getByRole('textbox', { name: 'Description (alt text)' }).fill('Boats at dusk');
    await media.paste([await photograph('meant-for-the-field.jpg')], 'textarea');
    await page.getByRole('button', { name: 'Save' }).click();
    await app.seeToast('Updated');
    await page.getByRole('button', { name: 'Delete Boats at dusk' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }).click();
    await app.seeToast('Media was deleted.');
    await expect.poll(async () => (await media.stored(workspace)).count).toBe(15);
    expect(app.complaints).toEqual([]);
  });

  it('accepts every kind of image, and says which files are not images', async () => {
    const { app, media, workspace, pixels } = await openLibrary();
    await media.drop([
      await uprightPhotograph(),
      await cutOut(),
      await avif(),
      await animation(),
      await wideGamut(),
      disguisedText,
      emptyFile,
      plainText,
    ]);
    await app.seeToast('5 images uploaded');
    for (const name of ['letter.jpg', 'nothing.png', 'notes.txt'])
      await media.upload(name).getByText('File is not an image! Use JPEG, PNG, WebP, GIF or AVIF.').waitFor();
    const { results } = await media.stored(workspace);
    const sizes = results.map(({ width, height }) => `${width} × ${height}`);
    expect(sizes.toSorted()).toEqual(['1024 × 768', '200 × 200', '300 × 300', '60 × 40', '752 × 1024']);

    const upright = await pixels(results.find(({ height }) => height === 1024)?.file ?? '');
    expect([upright.format, upright.exif, upright.icc]).toEqual(['jpeg', undefined, undefined]);
    const [red = 0, green = 0, blue = 0] = upright.at(740, 10);
    expect(red > 200 && green > 180 && blue < 80).toBe(true);
    expect(upright.at(10, 10)[0]).toBeLessThan(80);

    const cut = await pixels(results.find(({ width }) => width === 200)?.file ?? '');
    expect([cut.format, cut.hasAlpha]).toEqual(['webp', true]);
    expect(cut.at(20, 100)[3]).toBe(0);
    const [shown = 0, , , opacity] = cut.at(180, 100);
    expect([shown > 240, opacity]).toEqual([true, 255]);

    const moving = await pixels(results.find(({ width }) => width === 60)?.file ?? '');
    expect([moving.format, moving.pages]).toEqual(['webp', 3]);

    const wide = await pixels(results.find(({ width }) => width === 300)?.file ?? '');
    expect(wide.format).toBe('jpeg');
    expect(wide.icc?.length).toBeGreaterThan(0);
    const [little = 255, much = 0] = wide.at(50, 150);
    expect(little < 60 && much > 220).toBe(true);
    expect(app.complaints).toEqual([]);
  });
});
