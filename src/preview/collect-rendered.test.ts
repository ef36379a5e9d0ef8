import { expect, it } from 'vitest';
import type { ShownBlock, ShownPage } from '../../preview/messages.ts';
import { collectRendered, type RenderedPage } from './collect-rendered.ts';

const page: ShownPage = {
  ...{ language: 'en', direction: 'ltr', rootClass: 's-site', scheme: 'light', styles: [] },
  ...{ before: '', after: '' },
};
const words = {
  ...{ toolbar: '', up: '', down: '', duplicate: '', delete: '' },
  ...{ 'add-before': '', 'add-after': '' },
};
const block = (key: string, html = key): ShownBlock => ({ key, name: key, html, typing: {} });

it('has the last rendering of the blocks, in their order', () => {
  let rendered: RenderedPage | undefined;
  const receive = collectRendered((next) => (rendered = next));
  const html = () => rendered?.blocks.map((one) => one.html);
  receive({ type: 'put', block: block('a') });
  expect(rendered).toBeUndefined();
  receive({ type: 'reset', page, words, blocks: [block('a'), block('b')], top: 0 });
  expect(html()).toEqual(['a', 'b']);
  receive({ type: 'put', block: block('c') });
  receive({ type: 'order', keys: ['c', 'a', 'b'] });
  receive({ type: 'put', block: block('b', 'changed') });
  receive({ type: 'drop', key: 'a' });
  expect(html()).toEqual(['c', 'changed']);
});
