import type { Announcements } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor-context.ts';

/** Screen reader announcements for dragging: names and positions, in the user's language. */
export function useDragWords(order: readonly string[]) {
  const { t } = useTranslation();
  const { store, models } = useEditor();
  return useMemo(() => {
    const words = (key: string | number, at: string | number = key) => ({
      name:
        models.find(store.getState().blocks.get(String(key))?.modelId ?? '')?.name ??
        t('editor.unknownBlock'),
      position: order.indexOf(String(at)) + 1,
      count: order.length,
    });
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('editor.announce.picked', words(active.id)),
      onDragOver: ({ active, over }) =>
        over === null ? undefined : t('editor.announce.over', words(active.id, over.id)),
      // A drop in another place is a move, which the editor announces.
      onDragEnd: ({ active, over }) =>
        over && over.id !== active.id ? undefined : t('editor.announce.dropped', words(active.id)),
      onDragCancel: ({ active }) => t('editor.announce.cancelled', words(active.id)),
    };
    return { announcements, screenReaderInstructions: { draggable: t('editor.dragging.instructions') } };
  }, [t, store, models, order]);
}
