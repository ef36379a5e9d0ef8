import { expect, test } from 'vitest';
import { parse, prepare } from './blocks.ts';

test('Editable texts are marked, and kept from the translation of the browser', () => {
  const block = parse(
    '<section><h2 data-octavo-field="title">A</h2><p data-octavo-field="date">B</p></section>',
  );
  if (block === undefined) throw new Error('There is no element.');
  prepare(block, { key: 'a', name: 'Hero', typing: { title: 'line' } });
  const attribute = (name: string) => ['h2', 'p'].map((tag) => block.querySelector(tag)?.getAttribute(name));
  expect(attribute('contenteditable')).toEqual(['true', null]);
  expect(attribute('translate')).toEqual(['no', null]);
});
