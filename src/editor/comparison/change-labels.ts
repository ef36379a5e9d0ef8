import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusTone } from '../../ui/status-chip.tsx';
import type { BlockChange, ComparedBlock } from './compare-blocks.ts';

export const changeTones: Readonly<Record<BlockChange, StatusTone>> = {
  added: 'success',
  removed: 'error',
  moved: 'info',
  changed: 'warning',
};

export function useChangeLabels(): (
  places: Pick<ComparedBlock, 'before' | 'now'>,
  change: BlockChange,
) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ before = 0, now = 0 }, change) =>
      change === 'moved'
        ? t('editor.comparison.moved', { from: before + 1, to: now + 1 })
        : t(`editor.comparison.${change}`),
    [t],
  );
}
