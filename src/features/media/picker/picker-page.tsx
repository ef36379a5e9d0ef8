import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../../records/load-state.tsx';
import { limits } from '../../../../shared/limits.ts';
import type { MediaItem } from '../../../../shared/media-item.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTurner } from '../../../ui/page-turner.tsx';
import { MediaGrid } from '../media-grid.tsx';
import { moveFocus } from './move-focus.ts';
import { PictureChoice } from './picture-choice.tsx';
import { usePickerPage } from './use-picker-page.ts';

interface PickerPageProps {
  readonly workspaceId: string;
  readonly page: number;
  readonly choice: readonly MediaItem[];
  /** No more can be chosen. */
  readonly full: boolean;
  onTurn(page: number): void;
  onToggle(item: MediaItem): void;
}

/** One page of the library to choose from, with pagination. */
export function PickerPage({ workspaceId, page, choice, full, onTurn, onToggle }: PickerPageProps) {
  const { t } = useTranslation();
  const list = usePickerPage(workspaceId, page);
  if (list.isPending || list.isLoadingError) return <LoadState query={list} failed={t('media.loadFailed')} />;
  if (list.media.length === 0 && list.pages <= 1) {
    return (
      <EmptyState icon={<PhotoIcon />}>
        {t('media.emptyTitle')}. {t('media.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <Box onKeyDown={moveFocus} sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
        <MediaGrid use="picker" label={t('media.picker.grid')}>
          {list.media.map((media, index) => {
            const chosen = choice.some(({ id }) => id === media.id);
            return (
              <PictureChoice
                key={media.id}
                media={media}
                place={{ position: (page - 1) * limits.pageSizePicker + index + 1, total: list.data.count }}
                chosen={chosen}
                disabled={full && !chosen}
                onToggle={onToggle}
              />
            );
          })}
        </MediaGrid>
      </Box>
      {list.pages > 1 && (
        <PageTurner
          count={list.pages}
          page={page}
          onChange={(_, to) => onTurn(to)}
          aria-label={t('media.picker.pagination')}
          sx={{ display: 'flex', justifyContent: 'center', mt: 4 }}
        />
      )}
    </>
  );
}
