import { optional, pageBlock, required } from '../library-block-type.ts';

/** Names and prices, one per line, separated by a bar. */
export const priceList = pageBlock('01990c5e-7a00-7008-8000-6f6374617600', 'Price list', {
  title: required('text', 'Title'),
  intro: optional('textarea', 'Introduction'),
  prices: required('textarea', 'Prices, one per line: name | price | note', {
    placeholder: 'Evening class | 3.500 RSD | two hours, clay included',
  }),
  tax_included: optional('checkbox', 'Prices include VAT'),
  note: optional('textarea', 'Note below the list'),
  link: optional('link', 'Button', { multiple: false, max: 1 }),
  background: optional('background', 'Background'),
});
