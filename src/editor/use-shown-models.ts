import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { intlTag } from '../../shared/intl.ts';
import { isLanguage } from '../../shared/languages.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { withLibraryWords } from './library-words.ts';
import { createContentModels, type ContentModels } from './store/content-models.ts';
import type { Editor } from './store/create-editor.ts';

/** The block types as forms and lists show them: in the language of the interface, by name. */
export function useShownModels({ store }: Pick<Editor, 'store'>): ContentModels {
  const models = useStore(store, (state) => state.models);
  // `t` changes with the language, and when its words arrive.
  const { i18n, t } = useTranslation('library');
  return useMemo(() => {
    const words = { t, exists: (key: string) => i18n.exists(key, { ns: 'library' }) };
    const tag = intlTag(i18n.language);
    const list = models.list
      .map((model) => labelled(withLibraryWords(model, words), i18n.language))
      .toSorted((one, other) => one.name.localeCompare(other.name, tag));
    return createContentModels(list, models.registry, models.isOffered);
  }, [models, i18n, t]);
}

/** With the name that administrators chose for this language, if they did. */
function labelled(model: BlockContentModel, language: string): BlockContentModel {
  const label = isLanguage(language) ? model.labels?.[language] : undefined;
  return label === undefined ? model : { ...model, name: label };
}
