import { hero } from './block-types/hero.ts';
import { richSection } from './block-types/rich-section.ts';
import { featureList } from './block-types/feature-list.ts';
import { imageGallery } from './block-types/image-gallery.ts';
import { callToAction } from './block-types/call-to-action.ts';
import { quote } from './block-types/quote.ts';
import { productCard } from './block-types/product-card.ts';
import { priceList } from './block-types/price-list.ts';
import { postTeaser } from './block-types/post-teaser.ts';
import { contact } from './block-types/contact.ts';
import { faq } from './block-types/faq.ts';
import { team } from './block-types/team.ts';
import { openingHours } from './block-types/opening-hours.ts';
import { header } from './block-types/header.ts';
import { footer } from './block-types/footer.ts';
import { announcement } from './block-types/announcement.ts';
import type { LibraryBlockType } from './library-block-type.ts';

/** The library's block types by key. Their texts have the same keys in `locales/<language>/library.json`. */
export const libraryTypes = {
  hero,
  rich_section: richSection,
  feature_list: featureList,
  image_gallery: imageGallery,
  call_to_action: callToAction,
  quote,
  product_card: productCard,
  price_list: priceList,
  post_teaser: postTeaser,
  contact,
  faq,
  team,
  opening_hours: openingHours,
  header,
  footer,
  announcement,
} as const satisfies Readonly<Record<string, LibraryBlockType>>;

/** The current block types. Installations have them once their migrations and plans have run. */
export const libraryBlockTypes: readonly LibraryBlockType[] = Object.freeze(Object.values(libraryTypes));
