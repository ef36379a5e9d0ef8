import type { ParseKeys, TFunction } from 'i18next';
import { mapTexts } from '../../shared/model-texts.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';

/** The words of the library's block types. */
export interface LibraryWords {
  readonly t: TFunction<'library'>;
  exists(key: string): boolean;
}

/**
 * The model with the library's own texts in the language of the interface. Texts that an administrator changed or added
 * stay as they are, in every language.
 */
export function withLibraryWords(model: BlockContentModel, { t, exists }: LibraryWords): BlockContentModel {
  const { library } = model;
  if (library === undefined) return model;
  return mapTexts(model, (path, text) => {
    const { key, n } = wordsKey(path);
    const known = `${library.type}.${key}`;
    if (library.edited.includes(path) || !exists(known)) return text;
    return t(known as ParseKeys<'library'>, { n });
  });
}

/** Numbered fields share their words: the texts of `question_1` and `question_2` are those of `question_n`. */
export function wordsKey(path: string): { readonly key: string; readonly n: string } {
  const [, n = ''] = numbered.exec(path) ?? [];
  return { key: path.replace(numbered, '_n'), n };
}

const numbered = /(?<=^fields\..*)_(\d+)(?=_|$)/;
