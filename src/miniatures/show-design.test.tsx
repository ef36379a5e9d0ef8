import { afterEach, describe, expect, it } from 'vitest';
import { showDesign } from './show-design.ts';

const { style } = document.documentElement;
const colorOf = (name: string) => style.getPropertyValue(`--site-${name}`);

describe('the design on the document', () => {
  afterEach(() => showDesign('none'));

  it('is that of the workspace, which may change', () => {
    showDesign('bakery')({ '--site-white': '#fff', '--site-black': '#111' });
    showDesign('bakery')({ '--site-white': '#eee', '--site-black': '#111' });
    expect([colorOf('white'), colorOf('black')]).toEqual(['#eee', '#111']);
  });

  it('is removed when another workspace opens, whose own may still load', () => {
    showDesign('bakery')({ '--site-white': '#fff' });
    const show = showDesign('studio');
    expect(colorOf('white')).toBe('');
    show({ '--site-white': '#ddd' });
    expect(colorOf('white')).toBe('#ddd');
  });

  it('is not that of a workspace that was left before it loaded', () => {
    const late = showDesign('bakery');
    showDesign('studio')({ '--site-white': '#ddd' });
    late({ '--site-white': '#fff' });
    expect(colorOf('white')).toBe('#ddd');
  });
});
