import type { ParseKeys, TFunction } from 'i18next';
import { mapTexts } from '../../shared/model-texts.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';

/** The translated texts of the library's block types. */
export interface LibraryWords {
  readonly t: TFunction<'library'>;
  exists(key: string): boolean;
}

/**
 * The model with the library's own texts in the language of the interface. Texts that an administrator changed or added stay the
 * same in every language.
 */
export function withLibraryWords(model: BlockContentModel, { t, exists }: LibraryWords): BlockContentModel {
  const { library } = model;
  if (library === undefined) return model;
  return mapTexts(model, (path, text) => {
    const known = `${library.type}.${path}`;
    return library.edited.includes(path) || !exists(known) ? text : t(known as ParseKeys<'library'>);
  });
}
