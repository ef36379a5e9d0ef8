import { libraryTypes } from './block-types.ts';
import type { LibraryBlockType } from './library-block-type.ts';
import { faq } from './version-1/faq.ts';
import { featureList } from './version-1/feature-list.ts';
import { openingHours } from './version-1/opening-hours.ts';
import { priceList } from './version-1/price-list.ts';
import { richSection } from './version-1/rich-section.ts';
import { team } from './version-1/team.ts';
import { changedByVersion3 } from './version-2-types.ts';

/** The types that version 2 changed, before that change. */
export const changedTypes = {
  rich_section: richSection,
  feature_list: featureList,
  price_list: priceList,
  faq,
  team,
  opening_hours: openingHours,
} as const;

/**
 * The first block types of every installation, inserted by a migration. The list never changes, because later changes
 * are plans.
 */
export const blockTypesV1: readonly LibraryBlockType[] = Object.freeze(
  Object.values({ ...libraryTypes, ...changedByVersion3, ...changedTypes }),
);
