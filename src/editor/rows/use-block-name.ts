import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor-context.ts';

/**
 * Names a block where its content is not shown: by its type and its position from 1, since a page may have many blocks
 * of one type. Components have no position; a deleted block has 0.
 */
export function useBlockName(): (modelId: string, position: number) => string {
  const { t } = useTranslation();
  const { fixed, models } = useEditor();
  return useCallback(
    (modelId, position) => {
      const name = models.find(modelId)?.name ?? t('editor.unknownBlock');
      return fixed || position < 1 ? name : `${name} ${position}`;
    },
    [t, fixed, models],
  );
}
