import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Pagination,
  Typography,
} from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../../lib/http-error.ts';
import type { MediaItem } from '../../../shared/media-item.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { choiceRoom, pictureAdded, pictureToggled } from './media-choice.ts';
import { MediaGrid } from '../media-grid.tsx';
import { moveFocus } from './move-focus.ts';
import { PictureChoice } from './picture-choice.tsx';
import { UploadArea } from '../upload/upload-area.tsx';
import { UploadButton } from '../upload/upload-button.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { usePickerPage } from './use-picker-page.ts';
import { useUploads } from '../upload/use-uploads.ts';

export interface MediaPickerProps {
  readonly titleId: string;
  readonly workspaceId: string;
  readonly multiple: boolean;
  /** How many may be chosen at most; undefined for any number. */
  readonly max: number | undefined;
  /** What is chosen when the dialog opens. */
  readonly selected: readonly MediaItem[];
  /** Undefined when the choice was cancelled. */
  onClose(result: readonly MediaItem[] | undefined): void;
}

/** What stands in the picker's dialog. It lives as long as the dialog is open, and so does its choice. */
export function MediaPicker({ titleId, workspaceId, multiple, max, selected, onClose }: MediaPickerProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [choice, setChoice] = useState(selected);
  const list = usePickerPage(workspaceId, page);
  const rules = { multiple, max };
  const arrived = useCallback(
    (media: MediaItem) => {
      setPage(1);
      setChoice((before) => pictureAdded(before, media, { multiple, max }));
    },
    [multiple, max],
  );
  const uploads = useUploads(workspaceId, arrived);
  const room = choiceRoom(rules);
  const full = room > 1 && choice.length >= room;

  return (
    <>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Box component="span" sx={{ flex: 1 }}>
          {t(room === 1 ? 'media.picker.titleOne' : 'media.picker.title')}
        </Box>
        <UploadButton variant="outlined" onFiles={uploads.add} />
      </DialogTitle>
      <DialogContent dividers>
        <UploadArea onFiles={uploads.add}>
          <UploadList uploads={uploads} />
          {list.isPending && <Spinner />}
          {list.isError && (
            <ErrorState
              message={`${t('media.loadFailed')}. ${errorSentence(list.error)}`}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.isSuccess && list.media.length === 0 && (
            <EmptyState icon={<PhotoIcon />}>
              {t('media.emptyTitle')}. {t('media.emptyText')}
            </EmptyState>
          )}
          <Box onKeyDown={moveFocus} sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
            <MediaGrid use="picker" label={t('media.picker.grid')}>
              {list.media.map((media) => {
                const chosen = choice.some(({ id }) => id === media.id);
                return (
                  <PictureChoice
                    key={media.id}
                    media={media}
                    chosen={chosen}
                    disabled={full && !chosen}
                    onToggle={(item) => setChoice(pictureToggled(choice, item, rules))}
                  />
                );
              })}
            </MediaGrid>
          </Box>
          {list.pages > 1 && (
            <Pagination
              count={list.pages}
              page={page}
              onChange={(_, to) => setPage(to)}
              aria-label={t('media.picker.pagination')}
              sx={{ display: 'flex', justifyContent: 'center', mt: 4 }}
            />
          )}
        </UploadArea>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' } }}
        >
          {t('media.picker.chosen', { count: choice.length })}
          {full && ` · ${t('media.picker.atMost', { count: room })}`}
        </Typography>
        <Button color="inherit" disabled={choice.length === 0} onClick={() => setChoice([])}>
          {t('media.picker.clear')}
        </Button>
        <Button color="inherit" onClick={() => onClose(undefined)}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onClose(choice)}>
          {t('media.picker.choose')}
        </Button>
      </DialogActions>
    </>
  );
}
