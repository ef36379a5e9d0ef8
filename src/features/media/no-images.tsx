import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { isNarrowed, type LibraryPlace, wholeLibrary } from './library-place.ts';

interface NoImagesProps {
  readonly place: LibraryPlace;
  /** The text of a library without images, after the title. */
  readonly text: string;
  readonly action?: ReactNode;
  onMove(changes: Partial<LibraryPlace>): void;
}

/** Replaces the grid: there are no images, or none that match. */
export function NoImages({ place, text, action, onMove }: NoImagesProps) {
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
