import { blockTypesV1 } from '../../server/library/block-types.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { playModel, type PlayModel } from './play-model.ts';

/** The block types of the library, by name. */
const types: ReadonlyMap<string, LibraryBlockType> = new Map(blockTypesV1.map((type) => [type.name, type]));

/** The models to start from. */
export const startNames: readonly string[] = [...types.keys()];

/** A library block type to change, or one field of a type, as its first sample defines it; otherwise, a model without fields. */
export function startModel(name: string): PlayModel {
  const type = types.get(name);
  if (type !== undefined) return playModel(type);
  const definition = allSamples.get(name)?.definitions.default;
  const content_model = definition === undefined ? {} : { [name.replaceAll('-', '_')]: definition };
  return playModel({ name: 'New block type', content_model });
}
