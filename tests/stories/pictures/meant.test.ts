import { describe, expect, it } from 'vitest';
import { meant } from './meant.ts';

const id = 'editor-broken-widgets--answers-with-garbage';

describe('naming stories to accept', () => {
  it.each([[id], ['Broken widgets'], ['broken-widgets--answers'], ['color-title', 'garbage']])(
    '%s means the story',
    (...words) => expect(meant(words)(id)).toBe(true),
  );

  it('does not match another word', () => expect(meant(['color-title'])(id)).toBe(false));

  it('matches every story without a word', () => expect(meant([])(id)).toBe(true));
});
