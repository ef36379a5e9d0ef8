import { announcement } from './blocks/announcement.tsx';
import { callToAction } from './blocks/call-to-action.tsx';
import { contact } from './blocks/contact.tsx';
import { faq } from './blocks/faq.tsx';
import { featureList } from './blocks/feature-list.tsx';
import { footer } from './blocks/footer.tsx';
import { generic } from './blocks/generic.tsx';
import { header } from './blocks/header.tsx';
import { hero } from './blocks/hero.tsx';
import { imageGallery } from './blocks/image-gallery.tsx';
import { openingHours } from './blocks/opening-hours.tsx';
import { postTeaser } from './blocks/post-teaser.tsx';
import { priceList } from './blocks/price-list.tsx';
import { productCard } from './blocks/product-card.tsx';
import { quote } from './blocks/quote.tsx';
import { richSection } from './blocks/rich-section.tsx';
import { team } from './blocks/team.tsx';
import type { SiteComponent } from './view.ts';

/** The component for a block type: one of the theme's, or the generic one. */
export const siteComponents: ReadonlyMap<string, SiteComponent> = new Map([
  ['hero', hero],
  ['rich-section', richSection],
  ['feature-list', featureList],
  ['image-gallery', imageGallery],
  ['call-to-action', callToAction],
  ['quote', quote],
  ['product-card', productCard],
  ['price-list', priceList],
  ['post-teaser', postTeaser],
  ['contact', contact],
  ['faq', faq],
  ['team', team],
  ['opening-hours', openingHours],
  ['header', header],
  ['footer', footer],
  ['announcement', announcement],
]);

/** The component for a block type: one of the theme's, or the one that draws any type from its fields. */
export function componentFor(slug: string): SiteComponent {
  return siteComponents.get(slug) ?? generic;
}
