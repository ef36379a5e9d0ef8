import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../../stories/foundations/contrast-pairs.ts';

describe.each(['light', 'dark'] as const)('the theme in %s mode', (mode) => {
  it('has enough contrast between every text or outline and its background', () => {
    const pairs = contrastPairs(mode);
    expect(pairs.length).toBeGreaterThan(30);
    expect(pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  });
});
