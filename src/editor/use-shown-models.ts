import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { intlTag } from '../../shared/intl.ts';
import { isLanguage } from '../../shared/languages.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { createContentModels, type ContentModels } from './store/content-models.ts';
import type { Editor } from './store/create-editor.ts';
import type { ParseKeys, TFunction } from 'i18next';
import { mapTexts } from '../../shared/model-texts.ts';

export function useShownModels({ store }: Pick<Editor, 'store'>): ContentModels {
  const models = useStore(store, (state) => state.models);
  const { i18n } = useTranslation('library');
  const shown = useShownModel();
  return useMemo(() => {
    const { registry, isOffered } = models;
    return createContentModels(models.list.map(shown), registry, { isOffered, tag: intlTag(i18n.language) });
  }, [models, i18n, shown]);
}

/**
 * Translates a block type to the language of the interface. Texts that administrators changed take precedence over the library's.
 */
export function useShownModel(): (model: BlockContentModel) => BlockContentModel {
  // `t` changes with the language, and when its locale file arrives.
  const { i18n, t } = useTranslation('library');
  return useCallback(
    (model) => {
      const messages = { t, exists: (key: string) => i18n.exists(key, { ns: 'library' }) };
      const shown = withLibraryMessages(model, messages);
      const label = isLanguage(i18n.language) ? model.labels?.[i18n.language] : undefined;
      return label === undefined ? shown : { ...shown, name: label };
    },
    [i18n, t],
  );
}

interface LibraryMessages {
  readonly t: TFunction<'library'>;
  exists(key: string): boolean;
}

/**
 * Returns the model with the library's own texts in the language of the interface. Texts that an administrator changed
 * or added stay the same in every language.
 */
function withLibraryMessages(model: BlockContentModel, { t, exists }: LibraryMessages): BlockContentModel {
  const { library } = model;
  if (library === undefined) return model;
  return mapTexts(model, (path, text) => {
    const known = `${library.type}.${path}`;
    return library.edited.includes(path) || !exists(known) ? text : t(known as ParseKeys<'library'>);
  });
}
