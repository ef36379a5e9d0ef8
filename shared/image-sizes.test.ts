import { expect, it } from 'vitest';
import { imageSizes, imagesOfSize, srcsetOf } from './image-sizes.ts';

const widthsOf = (url: string, width: number) => imageSizes({ url, width }).map((size) => size.width);

it('offers an image in each width below its own', () => {
  expect(widthsOf('ab/abc.jpg', 320)).toEqual([]);
  expect(widthsOf('ab/abc.jpg', 321)).toEqual([320]);
  expect(widthsOf('ab/abc.jpg', 1024)).toEqual([320, 640, 960]);
});

it('offers no sizes of an image that may move, or whose bytes are no pixels', () => {
  for (const ending of ['.webp', '.gif', '.png', '.avif', '.svg', '-still.jpeg', '-still.webp.png', 'jpg'])
    expect([ending, widthsOf(`ab/abc${ending}`, 1024)]).toEqual([ending, []]);
});

it('names a size after its image, which can be found again', () => {
  for (const url of ['ab/abc.jpg', 'ab/abc-still.webp', 'https://shop.test/media/ab/abc-still.webp'])
    for (const size of imageSizes({ url, width: 1024 })) {
      expect(size.url.startsWith(url.replace(/\.\w+$/, ''))).toBe(true);
      expect(imagesOfSize(size.url)).toContain(url);
      expect(imageSizes(size)).toEqual([]);
    }
  expect(imagesOfSize('ab/abc.jpg')).toEqual([]);
  expect(imagesOfSize('ab/abc-still.webp')).toEqual([]);
});

it('makes a srcset that ends with the image itself', () => {
  expect(srcsetOf({ url: '/media/ab/abc.jpg', width: 700 })).toBe(
    '/media/ab/abc-320.webp 320w, /media/ab/abc-640.webp 640w, /media/ab/abc.jpg 700w',
  );
  expect(srcsetOf({ url: '/media/ab/abc.jpg', width: 300 })).toBeUndefined();
});
