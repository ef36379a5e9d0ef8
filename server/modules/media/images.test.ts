import zlib from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  avifClaiming,
  gifOf,
  gifWithComment,
  jpegClaiming,
  jpegWith,
  pngChunk,
  pngOf,
  pngWith,
  webpOf,
  wideJpeg,
} from '../../../tests/support/odd-images.ts';
import { flatPng } from '../../../tests/support/flat-png.ts';
import { processImage, shrinkImage } from './images.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c82828' }, limitInputPixels: false });

const rejected = async (bytes: Buffer) =>
  processImage(bytes).then(
    ({ width, height, extension }) => `taken as ${extension}, ${width} by ${height}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('the stored bytes contain no metadata', () => {
  const marker = 'octavo-secret-marker';
  const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${marker}"/></rdf:RDF></x:xmpmeta>`;
  const exif = { IFD0: { Copyright: marker, Make: marker }, IFD3: { GPSAreaInformation: marker } };
  const text = (before: string) => Buffer.from(`${before}${marker}`, 'latin1');
  const described = () => flat(40, 30).withExif(exif).withXmp(xmp).withIccProfile('p3');
  const images: Record<string, () => Promise<Buffer>> = {
    async jpeg() {
      const photo = await described().jpeg().toBuffer();
      const comment = jpegWith(photo, 0xfe, text(''));
      const iptc = jpegWith(
        comment,
        0xed,
        text('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x19\x1c\x02\x78\0\x14'),
      );
      return jpegWith(iptc, 0xe2, text('ICC_PROFILE\0\x01\x01'));
    },
    async png() {
      const image = pngWith(await described().png().toBuffer(), 'tEXt', text('Comment\0'));
      return pngWith(image, 'iTXt', text('Comment\0\0\0\0\0'));
    },
    webp: () => described().webp().toBuffer(),
    avif: () => described().avif().toBuffer(),
    gif: async () => gifWithComment(await flat(40, 30).gif().toBuffer(), marker),
    'moving gif': async () => gifWithComment(gifOf(40, 30, 3), marker),
    'transparent png': async () =>
      pngWith(await described().ensureAlpha(0.5).png().toBuffer(), 'tEXt', text('Author\0')),
  };

  test.each(Object.keys(images))('of a %s', async (name) => {
    const bytes = await images[name]?.();
    if (bytes === undefined) throw new Error(`There is no image ${name}.`);
    expect(bytes.includes(marker)).toBe(true);
    const stored = await processImage(bytes);
    expect([stored.width, stored.height]).toEqual([40, 30]);
    expect(stored.bytes.includes(marker)).toBe(false);
    const left = await sharp(stored.bytes).metadata();
    for (const one of [left.exif, left.xmp, left.iptc, left.icc, left.comments]) expect(one).toBeUndefined();
  });
});

test('transparency and animation are kept', async () => {
  const glass = await processImage(await flat(40, 30).ensureAlpha(0.5).png().toBuffer());
  expect([glass.extension, (await sharp(glass.bytes).stats()).isOpaque]).toEqual(['webp', false]);
  const frames = await Promise.all(['red', 'blue'].map((background) => flatPng(30, 20, background)));
  const animation = sharp(frames, { join: { animated: true } }).gif();
  const moving = await processImage(await animation.toBuffer());
  expect([moving.height, (await sharp(moving.bytes).metadata()).pages]).toEqual([20, 2]);
});

test('an animated PNG or AVIF is rejected, because only its first frame could be kept', async () => {
  const control = (frames: number) => pngChunk('acTL', Buffer.of(0, 0, 0, frames, 0, 0, 0, 0));
  expect(await rejected(pngOf(10, 10, control(2)))).toBe('animation_lost');
  expect(await rejected(pngOf(10, 10, control(1)))).toBe('taken as jpg, 10 by 10');
  const comment = pngChunk('tEXt', Buffer.from('acTL\0acTL\0\0\0\x02', 'latin1'));
  expect(await rejected(pngOf(10, 10, comment))).toBe('taken as jpg, 10 by 10');
  const avif = await flat(64, 64).avif().toBuffer();
  expect(await rejected(avif)).toBe('taken as jpg, 64 by 64');
  avif.write('avis', 8, 'latin1');
  expect(await rejected(avif)).toBe('animation_lost');
});

test('colours outside sRGB are kept, in smaller sizes too', async () => {
  const { bytes, extension } = await processImage(await wideJpeg(64, 32));
  expect(extension).toBe('jpg');
  for (const stored of [bytes, await shrinkImage(bytes, 32)]) {
    expect((await sharp(stored).metadata()).icc).toBeDefined();
    const [red = 255, green = 0] = await sharp(stored).keepIccProfile().raw().toBuffer();
    expect(red < 30 && green > 235).toBe(true);
  }
});

test('colours outside sRGB are kept in a photo that is turned upright', async () => {
  const turned = flat(8, 8)
    .withExif({ IFD0: { Make: 'Camera' } })
    .withMetadata({ orientation: 6 });
  const { exif = Buffer.of() } = await sharp(await turned.jpeg().toBuffer()).metadata();
  const { bytes, width, height } = await processImage(jpegWith(await wideJpeg(64, 32), 0xe1, exif));
  expect([width, height]).toEqual([32, 64]);
  const stored = await sharp(bytes).metadata();
  expect([stored.icc !== undefined, stored.exif, stored.orientation]).toEqual([true, undefined, undefined]);
  const [red = 255, green = 0] = await sharp(bytes).keepIccProfile().raw().toBuffer();
  expect(red < 30 && green > 235).toBe(true);
});

test.each([
  [1, 'left'],
  [2, 'right'],
  [3, 'right'],
  [4, 'left'],
  [5, 'top'],
  [6, 'top'],
  [7, 'bottom'],
  [8, 'bottom'],
])(
  'an image with EXIF orientation %i is rotated so that its left is at the %s',
  async (orientation, side) => {
    const blue = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const photo = await flat(64, 32)
      .composite([{ input: blue, left: 32, top: 0 }])
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const { bytes, width, height } = await processImage(photo);
    expect([width, height]).toEqual(orientation < 5 ? [64, 32] : [32, 64]);
    const [left = 0, top = 0] =
      { left: [8, 16], right: [56, 16], top: [16, 8], bottom: [16, 56] }[side] ?? [];
    const [red] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(150);
  },
);

/**
 * The peak memory growth during some work, in megabytes. The JavaScript heap does not count: images are not in it, and
 * it may shrink meanwhile by the garbage of other tests.
 */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const outsideHeap = () => {
    const { rss, heapTotal } = process.memoryUsage();
    return rss - heapTotal;
  };
  const before = outsideHeap();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, outsideHeap())), 2);
  await work();
  clearInterval(watch);
  return (Math.max(most, outsideHeap()) - before) / 1_000_000;
}

describe('a small file that declares many pixels is rejected before it is decoded', () => {
  const bombs: Record<string, () => Promise<Buffer> | Buffer> = {
    'a PNG': () => pngOf(50_000, 50_000),
    'a PNG just over the limit': () => pngOf(6325, 6325),
    'a GIF': () => gifOf(65_535, 65_535, 1),
    'a GIF of many frames': () => gifOf(2000, 2000, 11),
    'a GIF of very many frames': () => gifOf(300, 300, 100_000),
    'a JPEG that lies': async () => jpegClaiming(await flat(64, 64).jpeg().toBuffer(), 20_000, 20_000),
    'a JPEG that does not': () => flat(12_000, 12_000).jpeg({ quality: 1 }).toBuffer(),
    'a WebP': () => flat(7000, 7000).webp({ effort: 0 }).toBuffer(),
    'an AVIF': async () => avifClaiming(await flat(64, 64).avif().toBuffer(), 60_000, 60_000),
  };

  test.each(Object.keys(bombs))('%s', async (name) => {
    const bytes = (await bombs[name]?.()) ?? Buffer.of();
    expect(bytes.length).toBeLessThan(5_242_880);
    await processImage(await flat(10, 10).png().toBuffer());
    const reason = name.includes('many frames') ? 'too_many_frames' : 'too_many_pixels';
    const grown = await growth(async () => expect(await rejected(bytes)).toBe(reason));
    expect(grown).toBeLessThan(60);
  });

  test('an impossible size is not an image', async () => {
    const avif = await flat(64, 64).avif().toBuffer();
    const grown = await growth(async () => {
      expect(await rejected(avifClaiming(avif, 6000, 6000))).toBe('not_an_image');
      expect(await rejected(webpOf(16_384, 16_384))).toBe('not_an_image');
    });
    expect(grown).toBeLessThan(60);
    const large = await flat(3000, 3000).avif({ effort: 0 }).toBuffer();
    expect(await rejected(avifClaiming(large, 16, 16))).toBe('not_an_image');
  });

  test('compressed data beside the pixels is not decompressed', async () => {
    const packed = zlib.deflateSync(Buffer.alloc(400_000_000));
    const chunks = ['zTXt', 'iCCP'].map((type) =>
      pngChunk(type, Buffer.concat([Buffer.from('Name\0\0', 'latin1'), packed])),
    );
    const grown = await growth(async () => {
      for (const chunk of chunks) expect(await rejected(pngOf(10, 10, chunk))).toBe('taken as jpg, 10 by 10');
    });
    expect(grown).toBeLessThan(60);
  });
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a truncated %s is not an image',
  async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const image = sharp({ create: { width: 200, height: 200, channels: 3, background: 'red', noise } });
    const whole = await image.toFormat(format).toBuffer();
    for (const part of [0.02, 0.3, 0.7, 0.98]) {
      expect([part, await rejected(whole.subarray(0, whole.length * part))]).toEqual([part, 'not_an_image']);
    }
  },
);

test('data after an image in its file is not stored', async () => {
  const script = '<script>alert(1)</script>';
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const image = await flat(20, 20).toFormat(format).toBuffer();
    const { bytes } = await processImage(Buffer.concat([image, Buffer.from(`PK\x03\x04${script}`)]));
    expect(bytes.includes(script)).toBe(false);
  }
});

test.each([
  ['SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['HTML', '<!doctype html><title>x</title><img src=x onerror=alert(1)>'],
  ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['MP4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['TIFF', 'II*\0\x08\0\0\0\0\0'],
  ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
  ['a PNG signature before HTML', '\x89PNG\r\n\x1a\n<html><script>alert(1)</script>'],
  ['a GIF signature before a script', 'GIF89a/*<svg onload=alert(1)>*/=1;'],
  ['a JPEG signature before PHP', '\xff\xd8\xff\xe0<?php phpinfo();'],
  ['nothing', ''],
])('%s is not an image', async (_name, text) => {
  expect(await rejected(Buffer.from(text, 'latin1'))).toBe('not_an_image');
});
