import type { ValidatedBlock } from './validate-field.ts';

/**
 * The ids of the parts of composites in order of delivery, by path: `days`, and `days/ab12cd34ef56/hours`. Delivered data have no
 * ids; a preview needs them to identify the parts it shows.
 */
export type PartIds = Readonly<Record<string, readonly string[]>>;

/** The ids of all parts of a block; `{}` if there are none. */
export function partIds(block: ValidatedBlock): PartIds {
  return Object.fromEntries(listIds(block, ''));
}

function listIds(block: ValidatedBlock, around: string): readonly (readonly [string, readonly string[]])[] {
  return block.shown.flatMap(({ field, parts }) => {
    if (parts.length === 0) return [];
    const path = `${around}${field.name}`;
    const own = [path, parts.map(({ id }) => id)] as const;
    return [own, ...parts.flatMap((part) => listIds(part.block, `${path}/${part.id}/`))];
  });
}
