import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';

/** Three pages to start with for each kind of workspace: the library's block types, in order. */
const layouts = {
  SHOP: {
    shop_window: ['hero', 'product_card', 'product_card', 'feature_list', 'opening_hours'],
    services: ['hero', 'price_list', 'faq', 'contact'],
    visit: ['rich_section', 'team', 'opening_hours', 'contact'],
  },
  BLOG: {
    blog_home: ['hero', 'post_teaser', 'post_teaser', 'quote'],
    article: ['rich_section', 'quote', 'rich_section', 'post_teaser'],
    author: ['rich_section', 'feature_list', 'faq', 'contact'],
  },
  PORTFOLIO: {
    selected_work: ['hero', 'image_gallery', 'quote', 'contact'],
    project: ['hero', 'feature_list', 'image_gallery', 'quote'],
    studio: ['rich_section', 'team', 'feature_list', 'contact'],
  },
} as const satisfies Record<WorkspaceType, Record<string, readonly string[]>>;

export type LayoutId = { [Kind in WorkspaceType]: keyof (typeof layouts)[Kind] }[WorkspaceType];

/** A page to start with. */
export interface PageLayout {
  readonly id: LayoutId;
  readonly models: readonly BlockContentModel[];
}

/** The layouts for a kind of workspace, without block types that are not there. */
export function layoutsFor(kind: WorkspaceType, list: readonly BlockContentModel[]): readonly PageLayout[] {
  const byType = new Map(list.map((model) => [model.library?.type, model]));
  return Object.entries<readonly string[]>(layouts[kind])
    .map(([id, types]) => ({
      id: id as LayoutId,
      models: types.flatMap((type) => byType.get(type) ?? []),
    }))
    .filter(({ models }) => models.length > 0);
}
