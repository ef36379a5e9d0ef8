import { blockTypesV1 } from '../../server/library/block-types.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { playModel, type PlayModel } from './play-model.ts';

/** The block types of the library, by name. */
const types: ReadonlyMap<string, LibraryBlockType> = new Map(blockTypesV1.map((type) => [type.name, type]));

/** What a model can start from. */
export const startNames: readonly string[] = [...types.keys()];

/** A block type of the library to change; a model without a field for any other name. */
export function startModel(name: string): PlayModel {
  const type = types.get(name);
  return type === undefined ? { title: 'New block type', fields: [] } : playModel(type);
}
