import { expect, it } from 'vitest';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import { list } from '../../testing/list-samples.ts';
import { field } from '../../testing/sample-models.ts';
import { lostText } from './lost-text.ts';

const link = { id: 'l', type: 'external', link: 'https://example.com/', title: '', page: null };
const fields = {
  people: list('People', {
    role: field('select', 'Role', { field_values: ['Music', 'Dance'] }),
    pictures: field('media', 'Pictures', { field_values: { multiple: true } }),
    links: field('link', 'Links', { field_values: { multiple: true } }),
    fee: field('number', 'Fee'),
    text: field('richtext', 'Text'),
    sizes: list('Sizes', { size: field('text', 'Size'), price: field('number', 'Price') }),
    gone: field('unknown', 'Of a type that is gone'),
  }),
};
const data = {
  role: 'Music',
  pictures: [
    { id: '0199a001-0000-7000-8000-000000000001', file: 'flute.jpg' },
    { id: '0199a001-0000-7000-8000-000000000002', file: 'harp.jpg' },
  ],
  links: [link],
  fee: 12.5,
  text: [{ type: 'paragraph', content: [{ text: 'One' }] }],
  sizes: [
    { id: 'cup', data: { size: 'Cup', price: 4.5 } },
    { id: 'bowl', data: { size: 'Bowl' } },
  ],
  gone: { id: 'x', words: ['a', 'b'], none: null, no: false },
};

it('summarizes a value without ids or JSON, whether or not its type has a text', () => {
  const value = [{ id: 'aaaaaaaaaaaa', data }];
  expect(lostText({ fields, path: ['people'], value }, fieldRegistry)).toEqual({
    title: 'People',
    text: `Role: Music
Pictures: flute.jpg, harp.jpg
Links: https://example.com/
Fee: 12.5
Text: One
Sizes:
  Size: Cup
  Price: 4.5

  Size: Bowl
Of a type that is gone: a, b`,
  });
  const path = ['people', 'aaaaaaaaaaaa', 'pictures'];
  expect(lostText({ fields, path, value: data.pictures }, fieldRegistry)).toEqual({
    title: 'Pictures',
    text: 'flute.jpg, harp.jpg',
  });
});
