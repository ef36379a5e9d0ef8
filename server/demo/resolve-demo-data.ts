import type { LinkItem } from '../../field-plugins/link/link-item.ts';
import type { BlockContentModel, BlockData } from '../../shared/wire/content.ts';
import type { MediaItem } from '../../shared/media-item.ts';
import type { DemoData, DemoLink, DemoValue } from './demo-content.ts';

/** The images and pages of the demo, by the names in its content. */
export interface DemoTargets {
  readonly images: ReadonlyMap<string, MediaItem>;
  readonly pages: ReadonlyMap<string, NonNullable<LinkItem['page']>>;
}

/** A demo block's data in the form the API accepts. Throws for a missing image, page or field. */
export function resolveDemoData(
  { name: type, content_model }: Pick<BlockContentModel, 'name' | 'content_model'>,
  data: DemoData,
  targets: DemoTargets,
): BlockData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const definition = content_model[name];
      if (definition === undefined) throw new Error(`The block type "${type}" has no field "${name}".`);
      return [name, resolveValue({ type, definition, value, targets })];
    }),
  );
}

interface Resolving {
  readonly type: string;
  readonly definition: BlockContentModel['content_model'][string];
  readonly value: DemoValue;
  readonly targets: DemoTargets;
}

function resolveValue({ type, definition, value, targets }: Resolving): unknown {
  const { field_type, field_values } = definition;
  if (field_type === 'media') return (value as readonly string[]).map((name) => lookUp(targets.images, name));
  if (field_type === 'link')
    return (value as readonly DemoLink[]).map((link, index) => resolveLink(link, index, targets));
  if (field_type !== 'list') return value;
  const { fields } = field_values as { fields: BlockContentModel['content_model'] };
  return (value as readonly DemoData[]).map((data, index) => ({
    // The same in a draft and in the version published before it, as for links.
    id: `item${String(index + 1).padStart(8, '0')}`,
    data: resolveDemoData({ name: type, content_model: fields }, data, targets),
  }));
}

function resolveLink(link: DemoLink, index: number, targets: DemoTargets): LinkItem {
  const appearance = {
    // The same in a draft and in the version published before it, so that only edited values differ.
    id: `link-${index + 1}`,
    title: link.title,
    color: link.color ?? 'primary',
    variant: link.variant ?? 'outlined',
    size: link.size ?? 'medium',
    target: link.target ?? '_self',
  } as const;
  return 'page' in link
    ? { ...appearance, type: 'internal', page: lookUp(targets.pages, link.page), link: '' }
    : { ...appearance, type: 'external', page: null, link: link.url };
}

/** Throws for an unknown name. */
export function lookUp<Value>(names: ReadonlyMap<string, Value>, name: string): Value {
  const value = names.get(name);
  if (value === undefined) throw new Error(`The demo has nothing named "${name}".`);
  return value;
}
