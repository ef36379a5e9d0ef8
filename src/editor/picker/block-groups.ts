import type { BlockContentModel } from '../../../shared/wire/content.ts';

/** The groups in which block types are offered, in order, with the types of the library that belong to each. */
const libraryGroups = {
  openings: ['hero', 'call_to_action'],
  text: ['rich_section', 'quote', 'post_teaser'],
  pictures: ['image_gallery'],
  lists: ['feature_list', 'faq', 'team'],
  shop: ['product_card', 'price_list'],
  contact: ['contact', 'opening_hours'],
} as const;

/** `own`: types made by administrators. */
export type BlockGroup = keyof typeof libraryGroups | 'own';

const ofType = new Map<string, BlockGroup>(
  Object.entries(libraryGroups).flatMap(([group, types]) =>
    types.map((type) => [type, group as BlockGroup] as const),
  ),
);

const inOrder: readonly BlockGroup[] = [...(Object.keys(libraryGroups) as BlockGroup[]), 'own'];

export function groupOf({ library }: BlockContentModel): BlockGroup {
  return ofType.get(library?.type ?? '') ?? 'own';
}

export function inGroups(
  models: readonly BlockContentModel[],
): readonly (readonly [BlockGroup, readonly BlockContentModel[]])[] {
  const groups = Map.groupBy(models, groupOf);
  return inOrder.flatMap((group) => {
    const found = groups.get(group);
    return found ? [[group, found] as const] : [];
  });
}
