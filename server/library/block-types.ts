import {
  component,
  half,
  list,
  optional,
  pageBlock,
  required,
  type LibraryBlockType,
} from './library-block-type.ts';

/** The library's block types by key. Their texts have the same keys in `locales/<language>/library.json`. */
export const libraryTypes = {
  hero: pageBlock('01990c5e-7a00-7001-8000-6f6374617600', 'Hero', {
    eyebrow: optional('text', 'Line above the title'),
    title: required('text', 'Title', { max_length: 120 }),
    lead: optional('textarea', 'Lead', { max_length: 400 }),
    picture: optional('media', 'Picture', { multiple: false, max: 1 }),
    picture_place: optional('select', 'Place of the picture', [
      { value: 'right', title: 'Right of the text' },
      { value: 'left', title: 'Left of the text' },
      { value: 'behind', title: 'Behind the text' },
    ]),
    links: optional('link', 'Buttons', { multiple: true, max: 2 }),
    background: optional('background', 'Background'),
  }),
  rich_section: pageBlock('01990c5e-7a00-7002-8000-6f6374617600', 'Rich section', {
    title: optional('text', 'Title'),
    body: required('richtext', 'Text'),
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
    features: list('Features', {
      title: required('text', 'Title'),
      text: optional('textarea', 'Text'),
    }),
    background: optional('background', 'Background'),
  }),
  image_gallery: pageBlock('01990c5e-7a00-7004-8000-6f6374617600', 'Image gallery', {
    title: optional('text', 'Title'),
    pictures: required('media', 'Pictures', { multiple: true, max: 12 }),
    layout: optional('select', 'Layout', [
      { value: 'grid', title: 'Grid' },
      { value: 'row', title: 'Row to scroll' },
      { value: 'stack', title: 'One below the other' },
    ]),
    caption: optional('textarea', 'Caption'),
    enlarge: optional('checkbox', 'Pictures open enlarged'),
    background: optional('background', 'Background'),
  }),
  call_to_action: pageBlock('01990c5e-7a00-7005-8000-6f6374617600', 'Call to action', {
    title: required('text', 'Title'),
    text: optional('textarea', 'Text'),
    links: required('link', 'Buttons', { multiple: true, max: 2 }),
    background: optional('background', 'Background'),
  }),
  quote: pageBlock('01990c5e-7a00-7006-8000-6f6374617600', 'Quote', {
    quote: required('textarea', 'Quotation', { max_length: 600 }),
    author: required('text', 'Who said it'),
    source: optional('text', 'Role or source'),
    portrait: optional('media', 'Portrait', { multiple: false, max: 1 }),
    background: optional('background', 'Background'),
  }),
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
    facts: {
      ...list('Details', {
        name: half(required('text', 'Name', { placeholder: 'Diameter' })),
        value: half(optional('text', 'Value', { placeholder: '26 cm' })),
      }),
      required: false,
    },
    link: optional('link', 'Button', { multiple: false, max: 1 }),
    background: optional('background', 'Background'),
  }),
  price_list: pageBlock('01990c5e-7a00-7008-8000-6f6374617600', 'Price list', {
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
  }),
  post_teaser: pageBlock('01990c5e-7a00-7009-8000-6f6374617600', 'Post teaser', {
    title: required('text', 'Title'),
    date: optional('date', 'Date'),
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
    email: optional('email', 'E-mail'),
    map: optional('link', 'Link to a map', { multiple: false, max: 1 }),
    picture: optional('media', 'Picture', { multiple: false, max: 1 }),
    show_form: optional('checkbox', 'Show the inquiry form'),
    background: optional('background', 'Background'),
  }),
  faq: pageBlock('01990c5e-7a00-700b-8000-6f6374617600', 'FAQ', {
    title: optional('text', 'Title'),
    questions: list('Questions', {
      question: required('text', 'Question'),
      answer: optional('textarea', 'Answer'),
    }),
    background: optional('background', 'Background'),
  }),
  team: pageBlock('01990c5e-7a00-700c-8000-6f6374617600', 'Team', {
    title: optional('text', 'Title'),
    intro: optional('textarea', 'Introduction'),
    people: list('People', {
      name: half(required('text', 'Name')),
      role: half(optional('text', 'Role')),
      about: optional('textarea', 'About'),
      portrait: optional('media', 'Portrait', { multiple: false, max: 1 }),
    }),
    background: optional('background', 'Background'),
  }),
  opening_hours: pageBlock('01990c5e-7a00-700d-8000-6f6374617600', 'Opening hours', {
    title: required('text', 'Title'),
    days: list('Opening hours', {
      day: half(required('text', 'Days', { placeholder: 'Tuesday to Friday' })),
      hours: half(optional('text', 'Hours', { placeholder: '11:00–19:00' })),
    }),
    closed: optional('checkbox', 'Temporarily closed'),
    note: optional('textarea', 'Note'),
    background: optional('background', 'Background'),
  }),
  header: component('01990c5e-7a00-700e-8000-6f6374617600', 'Header', {
    site_name: required('text', 'Name of the site'),
    tagline: optional('text', 'Line below the name'),
    logo: optional('media', 'Logo', { multiple: false, max: 1 }),
    navigation: optional('link', 'Navigation', { multiple: true, max: 8 }),
    sticky: optional('checkbox', 'Stays at the top while scrolling'),
    background: optional('background', 'Background'),
  }),
  footer: component('01990c5e-7a00-700f-8000-6f6374617600', 'Footer', {
    about: optional('textarea', 'About'),
    address: optional('textarea', 'Address'),
    navigation: optional('link', 'Navigation', { multiple: true, max: 8 }),
    elsewhere: optional('link', 'Elsewhere on the web', { multiple: true, max: 5 }),
    small_print: optional('text', 'Small print'),
    background: optional('background', 'Background'),
  }),
  announcement: component('01990c5e-7a00-7010-8000-6f6374617600', 'Announcement', {
    text: required('text', 'Text', { max_length: 160 }),
    tone: required('select', 'Tone', [
      { value: 'news', title: 'News' },
      { value: 'praise', title: 'Good news' },
      { value: 'warning', title: 'Warning' },
    ]),
    shown: optional('checkbox', 'Show it on every page'),
    link: optional('link', 'Link', { multiple: false, max: 1 }),
    background: optional('background', 'Background', [
      'white',
      'light',
      'primary.light',
      'primary.dark',
      'secondary.light',
      'secondary.dark',
    ]),
  }),
} as const satisfies Readonly<Record<string, LibraryBlockType>>;

/** The current block types. Installations have them once their migrations and plans have run. */
export const libraryBlockTypes: readonly LibraryBlockType[] = Object.freeze(Object.values(libraryTypes));
