import type { BlockData } from '../../../shared/wire/content.ts';

/**
 * Sample values of the library's block types other than texts and pictures, by type. `locales/<language>/samples.json` has the
 * texts.
 */
export const libraryLooks: Readonly<Record<string, BlockData>> = {
  hero: { picture_place: 'right', background: 'white' },
  rich_section: { picture_place: 'right', background: 'white' },
  feature_list: { layout: 'columns' },
  image_gallery: { layout: 'grid', background: 'white' },
  call_to_action: { background: 'primary.main' },
  quote: { background: 'secondary.light' },
  product_card: { availability: 'in_stock', is_new: true, background: 'white' },
  price_list: { background: 'white' },
  post_teaser: { date: '2026-09-14', featured: true, background: 'white' },
  contact: { email: 'hello@example.com', show_form: true },
  faq: { background: 'white' },
  team: { background: 'white' },
  opening_hours: { background: 'primary.light' },
  header: { logo: [], background: 'white' },
  footer: { background: 'primary.dark' },
  announcement: { tone: 'news', shown: true, background: 'secondary.light' },
};
