import { optional, pageBlock, required } from '../../server/library/library-block-type.ts';

type Fields = Parameters<typeof pageBlock>[2];

/** The types that version 2 changed, before that change. */
export const changedTypes = {
  rich_section: pageBlock('01990c5e-7a00-7002-8000-6f6374617600', 'Rich section', {
    title: optional('text', 'Title'),
    body: required('textarea', 'Text', { placeholder: 'A blank line starts a new paragraph.' }),
    picture: optional('media', 'Picture', { multiple: false, max: 1 }),
    picture_place: optional('select', 'Place of the picture', [
      { value: 'right', title: 'Right of the text' },
      { value: 'left', title: 'Left of the text' },
      { value: 'above', title: 'Above the text' },
      { value: 'below', title: 'Below the text' },
    ]),
    caption: optional('text', 'Caption of the picture'),
    links: optional('link', 'Links', { multiple: true, max: 3 }),
    background: optional('background', 'Background'),
  }),
  feature_list: pageBlock('01990c5e-7a00-7003-8000-6f6374617600', 'Feature list', {
    title: optional('text', 'Title'),
    intro: optional('textarea', 'Introduction'),
    layout: optional('select', 'Layout', [
      { value: 'columns', title: 'Columns' },
      { value: 'list', title: 'List' },
    ]),
    ...numbered(4, (n) => ({
      [`feature_${n}_title`]: (n === 1 ? required : optional)('text', `Feature ${n}: title`),
      [`feature_${n}_text`]: optional('textarea', `Feature ${n}: text`),
    })),
    background: optional('background', 'Background'),
  }),
  price_list: pageBlock('01990c5e-7a00-7008-8000-6f6374617600', 'Price list', {
    title: required('text', 'Title'),
    intro: optional('textarea', 'Introduction'),
    prices: required('textarea', 'Prices, one per line: name | price | note', {
      placeholder: 'Evening class | 3.500 RSD | two hours, clay included',
    }),
    tax_included: optional('checkbox', 'Prices include VAT'),
    note: optional('textarea', 'Note below the list'),
    link: optional('link', 'Button', { multiple: false, max: 1 }),
    background: optional('background', 'Background'),
  }),
  faq: pageBlock('01990c5e-7a00-700b-8000-6f6374617600', 'FAQ', {
    title: optional('text', 'Title'),
    ...numbered(6, (n) => ({
      [`question_${n}`]: (n === 1 ? required : optional)('text', `Question ${n}`),
      [`answer_${n}`]: (n === 1 ? required : optional)('textarea', `Answer ${n}`),
    })),
    background: optional('background', 'Background'),
  }),
  team: pageBlock('01990c5e-7a00-700c-8000-6f6374617600', 'Team', {
    title: optional('text', 'Title'),
    intro: optional('textarea', 'Introduction'),
    ...numbered(4, (n) => ({
      [`person_${n}_name`]: (n === 1 ? required : optional)('text', `Person ${n}: name`),
      [`person_${n}_role`]: optional('text', `Person ${n}: role`),
      [`person_${n}_about`]: optional('textarea', `Person ${n}: about`),
      [`person_${n}_portrait`]: optional('media', `Person ${n}: portrait`, { multiple: false, max: 1 }),
    })),
    background: optional('background', 'Background'),
  }),
  opening_hours: pageBlock('01990c5e-7a00-700d-8000-6f6374617600', 'Opening hours', {
    title: required('text', 'Title'),
    hours: required('textarea', 'Hours, one per line: day | hours', {
      placeholder: 'Tuesday to Friday | 11:00–19:00',
    }),
    closed: optional('checkbox', 'Temporarily closed'),
    note: optional('textarea', 'Note'),
    background: optional('background', 'Background'),
  }),
} as const;

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

/** The same fields for each item of a list, numbered from 1. */
function numbered(items: number, fields: (item: number) => Fields): Fields {
  return Object.assign({}, ...Array.from({ length: items }, (_none, index) => fields(index + 1))) as Fields;
}
