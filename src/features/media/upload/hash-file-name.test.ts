import { expect, test } from 'vitest';
import { hashFileName } from './hash-file-name.ts';

const photo = { name: 'IMG_1.png', type: 'image/png', lastModified: 1_700_000_000_000, size: 1234 };

test('gives the same file the same name every time', () => {
  expect(hashFileName(photo)).toBe(hashFileName({ ...photo }));
  expect(hashFileName(photo)).toMatch(/^[0-9a-f]{16}\.jpg$/);
  expect(hashFileName(photo, 'image/png')).toBe(hashFileName(photo).replace('.jpg', '.png'));
});

test('distinguishes files by name, type, modified time and size', () => {
  const others = [
    { ...photo, name: 'IMG_2.png' },
    { ...photo, type: 'image/webp' },
    { ...photo, lastModified: photo.lastModified + 1 },
    { ...photo, size: photo.size + 1 },
  ];
  expect(new Set([photo, ...others].map((file) => hashFileName(file))).size).toBe(5);
});
