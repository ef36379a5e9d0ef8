import { useTranslation } from 'react-i18next';
import { foldText } from '../../../shared/fold-text.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { useEditor } from '../editor-context.ts';
import { groupOf } from './block-groups.ts';

const none = 3;

/**
 * Returns a function that finds the offered block types by a search text, the best first: by the start of their name, then by any
 * part of it, then by the name of their group.
 */
export function useTypeSearch(): (typed: string) => readonly BlockContentModel[] {
  const { t } = useTranslation();
  const { models } = useEditor();
  return (typed) => {
    const wanted = foldText(typed.trim());
    const rank = (model: BlockContentModel): number => {
      const at = foldText(model.name).indexOf(wanted);
      if (at >= 0) return at === 0 ? 0 : 1;
      const group = t(`editor.picker.groups.${groupOf(model)}`);
      return foldText(group).includes(wanted) ? 2 : none;
    };
    return models.offered
      .map((model) => ({ model, rank: rank(model) }))
      .filter((found) => found.rank !== none)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ model }) => model);
  };
}
