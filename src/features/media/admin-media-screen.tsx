import { useTranslation } from 'react-i18next';
import { Count } from '../../ui/count.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { isNarrowed, useLibraryPlace } from './library-place.ts';
import { MediaLibrary } from './media-library.tsx';
import { useMediaList } from './use-media-list.ts';

const everybody = { all: 1 } as const;

export function AdminMediaScreen() {
  const { t } = useTranslation();
  const library = useLibraryPlace();
  const list = useMediaList(everybody, library.place);
  return (
    <>
      <PageHeader
        title={t('media.adminTitle')}
        meta={list.query.isSuccess && !isNarrowed(library.place) && <Count value={list.count} />}
      />
      <MediaLibrary
        list={list}
        library={library}
        scope={everybody}
        label={t('media.adminTitle')}
        empty={{ text: t('media.adminEmptyText') }}
      />
    </>
  );
}
