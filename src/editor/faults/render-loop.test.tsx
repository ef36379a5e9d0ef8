import { describe, expect, it } from 'vitest';
import { createRenderCount } from './render-loop.ts';

interface Course {
  readonly renders: number;
  /** Milliseconds from one render to the next. */
  readonly every: number;
  /** Whether the browser has nothing to do in between; undefined if it cannot tell. */
  readonly rests: boolean | undefined;
}

/** Takes note of so many renders, and returns what the count finds. */
function render({ renders, every, rests }: Course): string | undefined {
  let at = 0;
  const idle = () => (rests === undefined ? undefined : Number(rests) * at);
  const count = createRenderCount({ now: () => at, idle });
  for (let turn = 0; turn < renders; turn += 1) {
    const found = count();
    if (found !== undefined) return found;
    at += every;
  }
  return undefined;
}

describe('a widget that renders on its own', () => {
  it('is in a loop when it renders faster than any screen', () => {
    expect(render({ renders: 500, every: 3, rests: undefined })).toMatch(/renders in a row/);
  });

  it('is in a loop when it is slow but leaves the page no moment to spare', () => {
    expect(render({ renders: 120, every: 50, rests: false })).toMatch(/renders in a row/);
  });

  it('may animate at 144 frames per second', () => {
    expect(render({ renders: 2000, every: 7, rests: true })).toBeUndefined();
  });

  it('may animate for a while although every frame takes long', () => {
    expect(render({ renders: 60, every: 60, rests: false })).toBeUndefined();
  });

  it('may take long to render a few times', () => {
    expect(render({ renders: 5, every: 1000, rests: false })).toBeUndefined();
  });

  it('may be slow in a browser that cannot tell whether it rests', () => {
    expect(render({ renders: 60, every: 50, rests: undefined })).toBeUndefined();
  });
});
