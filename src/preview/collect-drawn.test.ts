import { expect, it } from 'vitest';
import type { ShownBlock, ShownPage } from '../../preview/messages.ts';
import { collectDrawn, type DrawnPage } from './collect-drawn.ts';

const page: ShownPage = {
  ...{ language: 'en', direction: 'ltr', rootClass: 's-site', scheme: 'light', styles: [] },
  ...{ before: '', after: '' },
};
const words = {
  ...{ toolbar: '', up: '', down: '', duplicate: '', delete: '' },
  ...{ 'add-before': '', 'add-after': '' },
};
const block = (key: string, html = key): ShownBlock => ({ key, name: key, html, typing: {} });

it('has the last drawing of the blocks, in their order', () => {
  let drawn: DrawnPage | undefined;
  const receive = collectDrawn((next) => (drawn = next));
  const html = () => drawn?.blocks.map((one) => one.html);
  receive({ type: 'put', block: block('a') });
  expect(drawn).toBeUndefined();
  receive({ type: 'reset', page, words, blocks: [block('a'), block('b')], top: 0 });
  expect(html()).toEqual(['a', 'b']);
  receive({ type: 'put', block: block('c') });
  receive({ type: 'order', keys: ['c', 'a', 'b'] });
  receive({ type: 'put', block: block('b', 'changed') });
  receive({ type: 'drop', key: 'a' });
  expect(html()).toEqual(['c', 'changed']);
});
