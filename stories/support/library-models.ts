import { blockTypesV1 } from '../../server/library/block-types.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { makeSlug } from '../../shared/slug.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';

/** A block type of the library as a new installation sends it. */
export function libraryModel(type: LibraryBlockType): BlockContentModel {
  return { ...type, slug: makeSlug(type.name, new Set()), revision: 1 };
}

/** Every block type of the library. */
export const libraryModels: readonly BlockContentModel[] = blockTypesV1.map(libraryModel);
