import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { editorAccount } from '../../support/real-server.ts';
import { openStage } from '../support/open-app.ts';
import { photoLikeImage, photograph, type ImageFile } from '../support/photograph.ts';
import { signInTo } from '../support/sign-in-to.ts';
import { wideJpeg } from '../../support/odd-images.ts';
import { flatPng } from '../../support/flat-png.ts';

/**
 * A photograph of 30 megapixels from a camera held upright: the pixels lie on their side, with the orientation in the EXIF data.
 */
async function uprightPhotograph(name = 'upright.jpg'): Promise<ImageFile> {
  const buffer = await sharp({ create: { width: 6400, height: 4700, channels: 3, background: '#2a6f7f' } })
    .composite([{ input: await corner(), gravity: 'northwest' }])
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Marks a corner: at the top left in the file, at the top right when viewed. */
function corner(): Promise<Buffer> {
  return flatPng(1600, 1600, '#ffd700');
}

/** An image without a background: half transparent, half red. */
async function cutOut(name = 'cut-out.png'): Promise<ImageFile> {
  const half = await sharp({ create: { width: 100, height: 200, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
    .composite([{ input: half, gravity: 'east' }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function avif(name = 'small.avif'): Promise<ImageFile> {
  const image = sharp(await flatPng(1200, 900, '#2a6f7f'));
  return { name, mimeType: 'image/avif', buffer: await image.avif({ effort: 0 }).toBuffer() };
}

/** An animation of three frames in different colours. */
async function animation(name = 'moving.gif'): Promise<ImageFile> {
  const frames = (await swatches(3)).map(({ buffer }) => buffer);
  const joined = sharp(frames, { join: { animated: true } });
  return { name, mimeType: 'image/gif', buffer: await joined.gif({ delay: [100, 100, 100] }).toBuffer() };
}

/** A photograph with a colour that sRGB cannot show. */
async function wideGamut(name = 'wide.jpg'): Promise<ImageFile> {
  return { name, mimeType: 'image/jpeg', buffer: await wideJpeg(300, 300) };
}

/** Small images in different colours. */
function swatches(count: number): Promise<ImageFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: (index * 40) % 256, g: (index * 90) % 256, b: 140 };
      const buffer = await flatPng(60, 40, background);
      return { name: `swatch-${index + 1}.png`, mimeType: 'image/png', buffer };
    }),
  );
}

/** Text in a file named like an image, and an empty file. */
const disguisedText = {
  name: 'letter.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Dear reader'),
};
const emptyFile = { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.of() };
const plainText = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Words') };

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
