import { libraryBlockTypes } from '../../server/library/block-types.ts';
import { libraryOrigin } from '../../server/library/library-origin.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { makeSlug } from '../../shared/slug.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';

/** The server's unchanged model of a library block type. */
export function libraryModel(type: LibraryBlockType): BlockContentModel {
  const library = libraryOrigin(type);
  return { ...type, slug: makeSlug(type.name, new Set()), ...(library && { library }), revision: 1 };
}

/** Every block type of the library. */
export const libraryModels: readonly BlockContentModel[] = libraryBlockTypes.map(libraryModel);
