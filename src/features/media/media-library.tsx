import { Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaScope } from '../../api/media.ts';
import { useMoreItems } from '../../records/use-paged-list.ts';
import { loadOnce } from '../../../shared/load-once.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { showToast } from '../../state/app-store.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { AltDialog as Dialog } from './alt-dialog.tsx';
import { DeleteMediaDialog } from './delete-media-dialog.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaTile } from './media-tile.tsx';
import type { useMediaList } from './use-media-list.ts';

interface MediaLibraryProps {
  readonly list: ReturnType<typeof useMediaList>;
  readonly scope: MediaScope;
  readonly label: string;
  /** Replaces an empty grid. */
  readonly empty: ReactNode;
}

/** The only form of the library; most visits change no description. */
const altDialog = loadOnce(async () => (await import('./alt-dialog.tsx')).AltDialog);

/** The grid of a library, with describing, deleting and Load more. The library of all workspaces allows only deleting. */
export function MediaLibrary({ list, scope, label, empty }: MediaLibraryProps) {
  const { t } = useTranslation();
  const [described, setDescribed] = useState<{ readonly media: Media; readonly AltDialog: typeof Dialog }>();
  const [deleted, setDeleted] = useState<{ readonly media: Media; readonly place: number }>();
  const { query, items, count } = list;
  const { list: grid, focusAfter, more } = useMoreItems<HTMLUListElement>(query);
  const everybody = 'all' in scope;

  // Asked for before anybody presses a button; a failure is told when somebody does.
  const fetchDialog = () => void altDialog().catch(() => undefined);

  async function describe(media: Media): Promise<void> {
    try {
      altDialog.retry();
      const AltDialog = await altDialog();
      setDescribed({ media, AltDialog });
    } catch {
      showToast('error', t('app.lostText'));
    }
  }

  if (query.isPending) return <Spinner />;
  if (query.isLoadingError) {
    // The toast says why.
    return <ErrorState message={`${t('media.loadFailed')}.`} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0) return empty;
  return (
    <Stack sx={{ gap: 6 }} onPointerOver={fetchDialog} onFocus={fetchDialog}>
      <MediaGrid use={everybody ? 'admin' : 'library'} label={label} ref={grid}>
        {items.map((media, place) => (
          <MediaTile
            key={media.id}
            media={media}
            place={{ position: place + 1, total: count }}
            onDelete={() => setDeleted({ media, place })}
            {...(everybody ? {} : { onDescribe: (picture: Media) => void describe(picture) })}
          />
        ))}
      </MediaGrid>
      <LoadMore {...more} />
      {described && <described.AltDialog media={described.media} onClose={() => setDescribed(undefined)} />}
      {deleted && (
        <DeleteMediaDialog
          media={deleted.media}
          scope={scope}
          onDeleted={() => focusAfter(deleted.place)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Stack>
  );
}
