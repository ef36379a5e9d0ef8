import i18next from 'i18next';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { fallbackLanguage } from '../../shared/languages.ts';
import { withLibraryWords } from '../../src/editor/use-shown-models.ts';
import { libraryModels } from '../support/library-models.ts';
import type { PlayedModel } from './model-json.ts';

/** The name of the model that has a field of each type. */
export const everyType = 'Every type once';

const words = {
  t: i18next.getFixedT(fallbackLanguage, 'library'),
  exists: (key: string) => i18next.exists(key, { ns: 'library', lng: fallbackLanguage }),
};

/** The models to start from, by name: those of the library have the English words that the editor shows. */
const models: ReadonlyMap<string, PlayedModel> = new Map([
  [
    everyType,
    modelOf(
      everyType,
      fieldRegistry.plugins.map(({ type }) => type),
    ),
  ],
  ...libraryModels.map((model) => {
    const { name, content_model } = withLibraryWords(model, words);
    return [name, { name, content_model }] as const;
  }),
]);

export const startNames: readonly string[] = [...models.keys()];

/** One of the models, or one field of a type, as its first sample defines it; otherwise, a model without fields. */
export function startModel(name: string): PlayedModel {
  return models.get(name) ?? modelOf('New block type', allSamples.has(name) ? [name] : []);
}

function modelOf(name: string, types: readonly string[]): PlayedModel {
  const fields = types.map(
    (type, order) => [type.replaceAll('-', '_'), { ...definitionOf(type), order }] as const,
  );
  return { name, content_model: Object.fromEntries(fields) };
}

function definitionOf(type: string): FieldDefinition {
  const sample = allSamples.get(type)?.definitions.default;
  return sample ?? { field_type: type, field_title: type, required: false, order: 0, field_values: null };
}
