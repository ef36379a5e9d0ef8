import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../../stories/foundations/contrast-pairs.ts';

describe.each(['light', 'dark'] as const)('the theme in %s mode', (mode) => {
  it('keeps every text and every outline apart from the ground that it stands on', () => {
    const pairs = contrastPairs(mode);
    expect(pairs.length).toBeGreaterThan(30);
    expect(pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  });
});
