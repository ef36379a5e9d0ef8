import { optional, pageBlock, required } from './library-block-type.ts';

/** The types that version 3 changed, before that change. */
export const changedByVersion3 = {
  product_card: pageBlock('01990c5e-7a00-7007-8000-6f6374617600', 'Product card', {
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
  }),
  post_teaser: pageBlock('01990c5e-7a00-7009-8000-6f6374617600', 'Post teaser', {
    title: required('text', 'Title'),
    date: optional('text', 'Date', { placeholder: '14 September 2026' }),
    summary: required('textarea', 'Summary', { max_length: 500 }),
    picture: optional('media', 'Picture', { multiple: false, max: 1 }),
    post: required('link', 'Page to read', { multiple: false, max: 1 }),
    featured: optional('checkbox', 'Show it large'),
    background: optional('background', 'Background'),
  }),
  contact: pageBlock('01990c5e-7a00-700a-8000-6f6374617600', 'Contact', {
    title: required('text', 'Title'),
    text: optional('textarea', 'Text'),
    address: optional('textarea', 'Address'),
    phone: optional('text', 'Telephone'),
    email: optional('text', 'E-mail'),
    map: optional('link', 'Link to a map', { multiple: false, max: 1 }),
    picture: optional('media', 'Picture', { multiple: false, max: 1 }),
    show_form: optional('checkbox', 'Show the inquiry form'),
    background: optional('background', 'Background'),
  }),
} as const;
