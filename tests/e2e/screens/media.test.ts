import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import type { Media } from '../../../shared/wire/media.ts';
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
import { photoLikeImage, photograph } from '../support/photograph.ts';
import { signInTo } from '../support/sign-in-to.ts';

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
    const call = await signInTo(stage.server);
    const stored = () => call<ListAnswer<Media>>(`media/?workspace=${workspace}&page_size=100`);
    return { app, page: app.page, media: app.media, stored, pixels };
  }

  it('takes chosen, dropped and pasted images, and shows them fifteen at a time in rows of five', async () => {
    const { app, page, media, stored } = await openLibrary();
    await media.choose([await photograph('kitchen.jpg'), ...(await swatches(13))]);
    await app.seeToast('14 images uploaded');
    await media.drop([await photoLikeImage('dropped.png')]);
    await app.seeToast('1 image uploaded');
    await media.paste([await photoLikeImage('pasted.png')]);
    await app.seeToast('1 image uploaded');
    await expect.poll(async () => (await stored()).count).toBe(16);
    const { results } = await stored();
    for (const { width, height } of results) expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
    const names = ['kitchen.jpg', 'swatch-13.png', 'dropped.png', 'pasted.png'];
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(names));

    await page.reload();
    await media.tiles().nth(14).waitFor();
    expect(await media.tiles().count()).toBe(15);
    for (const width of [1440, 900]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await media.shape('Uploaded Media')).toEqual({ columns: 5, rowHeight: 200 });
      expect(await media.captionsFit('Uploaded Media')).toBe(true);
    }
    await page.getByRole('button', { name: 'Load more' }).click();
    await media.tiles().nth(15).waitFor();
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    expect(app.complaints).toEqual([]);
  });

  it('accepts every kind of image, and reports which files are not images', async () => {
    const { app, media, stored, pixels } = await openLibrary();
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
    const { results } = await stored();
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
