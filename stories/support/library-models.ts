import { libraryOrigin } from '../../server/library/library-origin.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';

/** The model that the server answers for a library block type as long as nobody has changed it. */
export function libraryModel(type: LibraryBlockType): BlockContentModel {
  const library = libraryOrigin(type);
  return { ...type, ...(library && { library }), revision: 1 };
}
