import type { LinkItem } from '../../field-plugins/link/link-item.ts';
import type { BlockContentModel, BlockData } from '../../shared/wire/content.ts';
import type { MediaItem } from '../../shared/media-item.ts';
import type { DemoBlock, DemoLink, DemoValue } from './demo-content.ts';

/** What the demo's names refer to once its pictures and pages exist. */
export interface DemoTargets {
  readonly pictures: ReadonlyMap<string, MediaItem>;
  readonly pages: ReadonlyMap<string, NonNullable<LinkItem['page']>>;
}

/** A demo block's data in the form the API accepts. Throws for a missing picture, page or field. */
export function resolveDemoData(
  model: Pick<BlockContentModel, 'name' | 'content_model'>,
  data: DemoBlock['data'],
  targets: DemoTargets,
): BlockData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const definition = model.content_model[name];
      if (definition === undefined) throw new Error(`The block type "${model.name}" has no field "${name}".`);
      return [name, resolveValue(definition.field_type, value, targets)];
    }),
  );
}

function resolveValue(fieldType: string, value: DemoValue, targets: DemoTargets): unknown {
  if (!Array.isArray(value)) return value;
  if (fieldType === 'media') return (value as readonly string[]).map((name) => known(targets.pictures, name));
  return (value as readonly DemoLink[]).map((link, index) => resolveLink(link, index, targets));
}

function resolveLink(link: DemoLink, index: number, targets: DemoTargets): LinkItem {
  const look = {
    // The same in a draft and in what was published before it: only what was edited differs.
    id: `link-${index + 1}`,
    title: link.title,
    color: link.color ?? 'primary',
    variant: link.variant ?? 'outlined',
    size: link.size ?? 'medium',
    target: link.target ?? '_self',
  } as const;
  return 'page' in link
    ? { ...look, type: 'internal', page: known(targets.pages, link.page), link: '' }
    : { ...look, type: 'external', page: null, link: link.url };
}

/** What a name of the demo stands for. Throws if it is unknown. */
export function known<Value>(names: ReadonlyMap<string, Value>, name: string): Value {
  const value = names.get(name);
  if (value === undefined) throw new Error(`The demo knows nothing called "${name}".`);
  return value;
}
