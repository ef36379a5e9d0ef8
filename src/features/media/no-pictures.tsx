import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { isNarrowed, type LibraryPlace, wholeLibrary } from './library-place.ts';

interface NoPicturesProps {
  readonly place: LibraryPlace;
  /** The text of a library without images, after the title. */
  readonly text: string;
  readonly action?: ReactNode;
  onMove(changes: Partial<LibraryPlace>): void;
}

/** Replaces the grid: there are no images, or none that match. */
export function NoPictures({ place, text, action, onMove }: NoPicturesProps) {
  const { t } = useTranslation();
  const { search } = place;
  if (!isNarrowed(place)) {
    return (
      <EmptyState icon={<PhotoIcon />} action={action}>
        {t('media.emptyTitle')}. {text}
      </EmptyState>
    );
  }
  return (
    <NoMatch
      clearLabel={t('media.clearFilters')}
      onClear={() => onMove({ ...wholeLibrary, ordering: place.ordering })}
    >
      {search === '' ? t('media.noMatch') : t('media.noMatchSearch', { search })}
    </NoMatch>
  );
}
