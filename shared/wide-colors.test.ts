import { expect, it } from 'vitest';
import { hasWideColors } from './wide-colors.ts';

it.each([
  ['white', [255, 255, 255], false],
  ['the red of sRGB', [234, 51, 35], false],
  ['the green of sRGB', [117, 251, 76], false],
  ['the blue of sRGB', [0, 0, 245], false],
  ['the red of Display P3', [255, 0, 0], true],
  ['the green of Display P3', [0, 255, 0], true],
])('%s is wide: %j is %j', (_name, pixel, isWide) => {
  expect(hasWideColors([...[9, 9, 9], ...pixel], 3)).toBe(isWide);
  expect(hasWideColors([...[9, 9, 9, 255], ...pixel, 255], 4)).toBe(isWide);
});
