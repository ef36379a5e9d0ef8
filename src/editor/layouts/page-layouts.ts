import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';
import type { MiniatureBlock } from '../miniatures/miniature-block.ts';
import { sampleData, type SampleParts } from '../samples/sample-data.ts';

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

type LayoutId = { [Kind in WorkspaceType]: keyof (typeof layouts)[Kind] }[WorkspaceType];

export interface StartingLayout {
  readonly id: LayoutId;
  /** `bare` is the data that is added: a new block has no images yet, and no links without target. */
  readonly blocks: readonly (MiniatureBlock & { readonly bare: BlockData })[];
}

interface LayoutParts {
  readonly kind: WorkspaceType;
  readonly list: readonly BlockContentModel[];
  readonly registry: FieldRegistry;
  readonly samples: SampleParts;
}

/** The layouts for a kind of workspace, without missing block types. */
export function startingLayouts({ kind, list, registry, samples }: LayoutParts): readonly StartingLayout[] {
  const byType = new Map(list.map((model) => [model.library?.type, model]));
  const bare = { messages: samples.messages, images: [], address: '' };
  return Object.entries<readonly string[]>(layouts[kind])
    .map(([id, types]) => ({
      id: id as LayoutId,
      blocks: types.flatMap((type, index) => {
        const model = byType.get(type);
        if (model === undefined) return [];
        const own = `layouts.${id}.${type}`;
        return {
          key: `${id} ${index}`,
          model,
          isFirst: index === 0,
          data: sampleData(model, registry, samples, own),
          bare: sampleData(model, registry, bare, own),
        };
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
