import { expect, test } from 'vitest';
import { fitWithin, shrinkImage } from './shrink-image.ts';

test('fits an image into the square and keeps its shape', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1024)).toEqual({ width: 1024, height: 768 });
  expect(fitWithin({ width: 3000, height: 4000 }, 1024)).toEqual({ width: 768, height: 1024 });
});

test('never makes an image larger', () => {
  expect(fitWithin({ width: 300, height: 200 }, 1024)).toEqual({ width: 300, height: 200 });
});

test('keeps a very thin image at least a pixel wide', () => {
  expect(fitWithin({ width: 40_000, height: 3 }, 1024)).toEqual({ width: 1024, height: 1 });
});

test('rejects a file that is not an image', async () => {
  const text = new File(['words'], 'words.txt', { type: 'text/plain' });
  await expect(shrinkImage(text)).rejects.toMatchObject({ fault: 'notAnImage' });
});

test('reports that a file deleted from the disk is not found', async () => {
  const gone = new File(['pixels'], 'gone.png', { type: 'image/png' });
  const arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));
  Object.assign(gone, { slice: () => ({ arrayBuffer }) });
  await expect(shrinkImage(gone)).rejects.toMatchObject({ fault: 'notFound' });
});
