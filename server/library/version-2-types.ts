import { contact } from './version-2/contact.ts';
import { postTeaser } from './version-2/post-teaser.ts';
import { productCard } from './version-2/product-card.ts';

/** The types that version 3 changed, before that change. */
export const changedByVersion3 = { product_card: productCard, post_teaser: postTeaser, contact } as const;
