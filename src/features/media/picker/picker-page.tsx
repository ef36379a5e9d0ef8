import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../../records/load-state.tsx';
import { limits } from '../../../../shared/limits.ts';
import type { MediaItem } from '../../../../shared/media-item.ts';
import { PageTurner } from '../../../ui/page-turner.tsx';
import { LibraryBar } from '../library-bar.tsx';
import { isNarrowed, type LibraryPlace, queryOf } from '../library-place.ts';
import { MediaGrid } from '../media-grid.tsx';
import { NoImages } from '../no-images.tsx';
import type { KeyboardEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listMedia } from '../../../api/media.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import CheckIcon from '@mui/icons-material/CheckCircle';
import type { Media } from '../../../../shared/wire/media.ts';
import { Image } from '../image.tsx';
import { type MediaPlace, useMediaName } from '../use-media-name.ts';

interface PickerPageProps {
  readonly workspaceId: string;
  readonly place: LibraryPlace;
  readonly page: number;
  readonly choice: readonly MediaItem[];
  readonly full: boolean;
  onMove(changes: Partial<LibraryPlace>): void;
  onPage(page: number): void;
  onToggle(item: MediaItem): void;
}

export function PickerPage({ workspaceId, place, page, choice, full, ...on }: PickerPageProps) {
  const { t } = useTranslation();
  const list = usePickerPage(workspaceId, place, page);
  if (list.isPending || list.isLoadingError) return <LoadState query={list} failed={t('media.loadFailed')} />;
  const isEmpty = list.media.length === 0 && list.pages <= 1;
  const nothing = <NoImages place={place} text={t('media.emptyText')} onMove={on.onMove} />;
  if (isEmpty && !isNarrowed(place)) return nothing;
  return (
    <Stack sx={{ gap: 4 }} aria-busy={list.isPlaceholderData}>
      <LibraryBar
        place={place}
        count={list.isPlaceholderData ? undefined : list.data.count}
        onMove={on.onMove}
      />
      {isEmpty && nothing}
      <Box onKeyDown={moveFocus} sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
        <MediaGrid use="picker" label={t('media.picker.grid')}>
          {list.media.map((media, index) => {
            const chosen = choice.some(({ id }) => id === media.id);
            return (
              <ImageChoice
                key={media.id}
                media={media}
                place={{ position: (page - 1) * limits.pageSizePicker + index + 1, total: list.data.count }}
                chosen={chosen}
                disabled={full && !chosen}
                onToggle={on.onToggle}
              />
            );
          })}
        </MediaGrid>
      </Box>
      {list.pages > 1 && (
        <PageTurner
          count={list.pages}
          page={page}
          onChange={(_, to) => on.onPage(to)}
          aria-label={t('media.picker.pagination')}
          sx={{ display: 'flex', justifyContent: 'center' }}
        />
      )}
    </Stack>
  );
}

/** Moves the focus through the buttons of a grid with the arrow keys, Home and End, for any number of columns. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const from = buttons.findIndex((button) => button === document.activeElement);
  const first = buttons[0];
  if (from === -1 || first === undefined) return;
  const columns = buttons.filter(({ offsetTop }) => offsetTop === first.offsetTop).length;
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** One page of the picker: 8 images. The old page stays until the next has loaded. */
function usePickerPage(workspace: string, place: LibraryPlace, page: number) {
  const query = useQuery({
    queryKey: [...queryKeys.media(workspace), 'picker', place, page],
    queryFn: ({ signal }) =>
      listMedia({
        ...{ scope: { workspace }, page, pageSize: limits.pageSizePicker },
        ...queryOf(place),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const count = query.data?.count ?? 0;
  return { ...query, media: query.data?.results ?? [], pages: Math.ceil(count / limits.pageSizePicker) };
}

interface ImageChoiceProps {
  readonly media: Media;
  readonly place: MediaPlace;
  readonly chosen: boolean;
  readonly disabled: boolean;
  onToggle(media: Media): void;
}

function ImageChoice({ media, place, chosen, disabled, onToggle }: ImageChoiceProps) {
  const { title, description } = useMediaName(media, place);
  return (
    <Box component="li" sx={{ display: 'flex', minHeight: 0 }}>
      <ButtonBase
        aria-pressed={chosen}
        disabled={disabled}
        onClick={() => onToggle(media)}
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          flex: 1,
          minWidth: 0,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: chosen ? 'primary.main' : 'divider',
          boxShadow: (theme) => (chosen ? `inset 0 0 0 2px ${theme.vars.palette.primary.main}` : 'none'),
          '&:hover': { borderColor: 'primary.main' },
          '&.Mui-disabled': { opacity: 0.5 },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, p: chosen ? 2 : 0 }}>
          <Image media={{ ...media, alt: '' }} />
        </Box>
        <Typography variant="caption" noWrap sx={{ px: 2, py: 1, textAlign: 'start' }}>
          {title}{' '}
          <Typography
            variant="caption"
            component="span"
            noWrap
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {description}
          </Typography>
        </Typography>
        {chosen && (
          <CheckIcon
            color="primary"
            sx={{
              position: 'absolute',
              top: 6,
              right: 6,
              bgcolor: 'background.paper',
              borderRadius: '50%',
            }}
          />
        )}
      </ButtonBase>
    </Box>
  );
}
