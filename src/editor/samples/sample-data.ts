import { exampleData } from '../../../content-model/example-data.ts';
import { normalizeData } from '../../../content-model/normalize-data.ts';
import type { ExampleParts } from '../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { findText, findMessages, type Messages } from '../../../field-plugins/sdk/contract/texts.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';

/**
 * Sample values of the library's block types, by type, without texts and images. The texts are in
 * `locales/<language>/samples.json`.
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

export interface SampleParts extends Pick<ExampleParts, 'images' | 'address'> {
  /** `samples.json` in the language of the site. */
  readonly messages: Messages;
}

/**
 * Returns sample data for a block type. The library's types have their own texts, which those below `own` replace. Any
 * other type shows the labels of its fields.
 */
export function sampleData(
  model: BlockContentModel,
  registry: FieldRegistry,
  { messages, images, address }: SampleParts,
  own = '',
): BlockData {
  const [sample] = model.samples ?? [];
  if (sample !== undefined) return normalizeData(model, sample.data, registry);
  const type = model.library?.type ?? '';
  const looks = libraryLooks[type];
  const lists = listsOf(findMessages(messages, `types.${type}`));
  const text = findText(messages, 'text') ?? '';
  return exampleData(
    model,
    registry,
    ({ name, definition }, index) => {
      const start = (index + Math.floor(index / 4)) % (images.length || 1);
      const shown = [...images.slice(start), ...images.slice(0, start)];
      if (looks === undefined) return { title: definition.field_title, text, images: shown, address };
      const found = textOf(messages, own, name) ?? textOf(messages, `types.${type}`, name) ?? '';
      return { title: found, text: found, images: shown, address };
    },
    { ...lists, ...looks },
  );
}

function textOf(messages: Messages, path: string, name: string): string | undefined {
  return findText(messages, `${path}.${name}`);
}

function listsOf(messages: Messages | undefined): BlockData {
  const lists = Object.entries(messages ?? {}).filter(
    (entry): entry is [string, Messages] => typeof entry[1] !== 'string',
  );
  return Object.fromEntries(lists.map(([name, items]) => [name, itemsOf(items)]));
}

function itemsOf(messages: Messages) {
  const own = Object.values(messages).filter((item): item is Messages => typeof item !== 'string');
  const items = own.length > 0 ? own : [messages, messages, messages];
  return items.map((data, index) => ({ id: `sample${String(index).padStart(6, '0')}`, data }));
}
