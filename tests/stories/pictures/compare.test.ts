import { describe, expect, it } from 'vitest';
import { compare, tolerance } from './compare.ts';
import { decode, encode, fingerprint, isSame, type Picture, withCoarseEdges } from './picture.ts';

const size = 40;

/** A white picture with a grey box at this place, and red dots in a row above it. */
function makePicture({ left = 10, grey = 0xcc, dots = 0 } = {}): Picture {
  const data = Buffer.alloc(4 * size * size, 0xff);
  for (let row = 10; row < 30; row += 1)
    for (let column = left; column < left + 20; column += 1)
      data.fill(grey, 4 * (size * row + column), 4 * (size * row + column) + 3);
  for (let dot = 0; dot < dots; dot += 1) data.writeUInt32LE(0xff0000e6, 4 * (size * 5 + 5 + dot));
  return { width: size, height: size, data };
}

describe('comparing pictures of a story', () => {
  const before = makePicture();

  it.each([
    ['a box moved by one pixel', makePicture({ left: 11 })],
    ['a slightly darker box', makePicture({ grey: 0xc4 })],
    ['more pixels than it forgives', makePicture({ dots: tolerance.pixels + 1 })],
    ['another height', { ...before, height: size - 1, data: before.data.subarray(4 * size) }],
  ])('notices %s', (_, after) => {
    expect(compare(before, after).isDifferent).toBe(true);
  });

  it('forgives shades that look the same and a handful of pixels', () => {
    expect(compare(before, makePicture({ grey: 0xcd })).isDifferent).toBe(false);
    expect(compare(before, makePicture({ dots: tolerance.pixels })).isDifferent).toBe(false);
  });

  it('forgives edges that are one level lighter or darker, however many, and no other colours', () => {
    const picture = (colour: string): Picture => ({
      width: 20,
      height: 20,
      data: Buffer.from(colour.repeat(400), 'hex'),
    });
    const isDifferent = (one: string, other: string) => compare(picture(one), picture(other)).isDifferent;
    expect(isDifferent('e8e8f8ff', 'e8e8e8ff')).toBe(false);
    expect(isDifferent('e8e8f8ff', 'e8e8d8ff')).toBe(true);
    expect(isDifferent('e9e9f9ff', 'e9e9e9ff')).toBe(true);
  });

  it('keeps the exact colours of planes and lines, and coarse ones where a pixel has no equal neighbour', () => {
    const [plane, line, edge] = ['fafbfcff', '010203ff', '77665bff'];
    const rows = [plane, plane, line, plane, plane, line, edge, plane, line];
    const { data } = withCoarseEdges({ width: 3, height: 3, data: Buffer.from(rows.join(''), 'hex') });
    expect(data.toString('hex')).toBe(rows.join('').replace(edge, '786858ff'));
  });

  it('loses no pixel in the file, whose name distinguishes pictures', async () => {
    expect(isSame(before, await decode(await encode(before)))).toBe(true);
    expect(fingerprint(makePicture())).toBe(fingerprint(before));
    expect(fingerprint(makePicture({ dots: 1 }))).not.toBe(fingerprint(before));
  });
});
