import i18next from 'i18next';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { fallbackLanguage } from '../../shared/languages.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { withLibraryWords } from '../../src/editor/library-words.ts';
import { libraryModels } from '../support/library-models.ts';
import { playModel, type PlayModel } from './play-model.ts';

const words = {
  t: i18next.getFixedT(fallbackLanguage, 'library'),
  exists: (key: string) => i18next.exists(key, { ns: 'library', lng: fallbackLanguage }),
};

/** The block types of the library, by name, with the English words that the editor shows. */
const types: ReadonlyMap<string, BlockContentModel> = new Map(
  libraryModels.map((model) => [model.name, withLibraryWords(model, words)]),
);

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
