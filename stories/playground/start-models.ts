import { blockTypesV1 } from '../../server/library/block-types.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { playModel, type PlayModel } from './play-model.ts';

/** The block types of the library, by name. */
const types: ReadonlyMap<string, LibraryBlockType> = new Map(blockTypesV1.map((type) => [type.name, type]));

/** The models to start from. */
export const startNames: readonly string[] = [...types.keys()];

/** A library block type to change; for any other name, a model without fields. */
export function startModel(name: string): PlayModel {
  const type = types.get(name);
  return type === undefined ? { title: 'New block type', fields: [] } : playModel(type);
}
