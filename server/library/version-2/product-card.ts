import { optional, pageBlock, required } from '../library-block-type.ts';

export const productCard = pageBlock('01990c5e-7a00-7007-8000-6f6374617600', 'Product card', {
  name: required('text', 'Name'),
  price: required('text', 'Price', { placeholder: '4.200 RSD' }),
  description: optional('textarea', 'Description'),
  pictures: required('media', 'Pictures', { multiple: true, max: 4 }),
  availability: required('select', 'Availability', [
    { value: 'in_stock', title: 'In stock' },
    { value: 'made_to_order', title: 'Made to order' },
    { value: 'sold_out', title: 'Sold out' },
  ]),
  is_new: optional('checkbox', 'Mark as new'),
  details: optional('textarea', 'Details, one per line', { placeholder: 'Diameter: 26 cm' }),
  link: optional('link', 'Button', { multiple: false, max: 1 }),
  background: optional('background', 'Background'),
});
