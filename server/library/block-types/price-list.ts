import { half, list, optional, pageBlock, required } from '../library-block-type.ts';

export const priceList = pageBlock('01990c5e-7a00-7008-8000-6f6374617600', 'Price list', {
  title: required('text', 'Title'),
  intro: optional('textarea', 'Introduction'),
  items: list('Prices', {
    name: half(required('text', 'Name', { placeholder: 'Evening class' })),
    price: half(optional('text', 'Price', { placeholder: '3.500 RSD' })),
    note: optional('text', 'Note', { placeholder: 'two hours, clay included' }),
  }),
  tax_included: optional('checkbox', 'Prices include VAT'),
  note: optional('textarea', 'Note below the list'),
  link: optional('link', 'Button', { multiple: false, max: 1 }),
  background: optional('background', 'Background'),
});
