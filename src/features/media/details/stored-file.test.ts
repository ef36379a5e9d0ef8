import { expect, test } from 'vitest';
import { downloadName, kindOf } from './stored-file.ts';

test.each([
  ['tea.jpg', 'ab/cd.jpg', 'tea.jpg'],
  ['tea.JPEG', 'ab/cd.jpg', 'tea.JPEG'],
  ['tea.png', 'ab/cd.webp', 'tea.webp'],
  ['tea', 'ab/cd.jpg', 'tea.jpg'],
  ['v1.2 of the tea', 'ab/cd.jpg', 'v1.2 of the tea.jpg'],
  ['.heic', 'ab/cd.jpg', '.heic.jpg'],
  ['', 'ab/cd.jpg', ''],
])('%j, stored as %s, is downloaded as %j', (name, file, downloaded) => {
  expect(downloadName({ name, file })).toBe(downloaded);
});

test('names the kind of a stored file', () => {
  expect(kindOf('ab/cd.jpg')).toBe('JPEG');
  expect(kindOf('ab/cd.webp')).toBe('WebP');
  expect(kindOf('ab/cd.xyz')).toBe('XYZ');
});
