import { shownFields } from '../../content-model/shown-fields.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { libraryBlockTypes } from '../../server/library/block-types.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { makeSlug } from '../../shared/slug.ts';
import type { BlockData } from '../../shared/wire/content.ts';
import type { SiteBlock } from '../../site/site-block.ts';

/** The library's block type with this name. Throws if there is none. */
export function modelNamed(name: string): LibraryBlockType {
  const found = libraryBlockTypes.find((type) => type.name === name);
  if (found === undefined) throw new Error(`The library has no block type "${name}".`);
  return found;
}

/** A delivered block of a library type, with its fields as a host reads them from the content model. */
export function siteBlock(id: string, type: LibraryBlockType, data: BlockData): SiteBlock {
  const slug = makeSlug(type.name, new Set());
  return { id, type: type.name, type_slug: slug, data, fields: shownFields(type, fieldRegistry) };
}
