import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { useTranslation } from 'react-i18next';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MediaLibrary } from './media-library.tsx';
import { useMediaList } from './use-media-list.ts';

const everybody = { all: 1 } as const;

/** The pictures of all workspaces, for administrators. */
export function AdminMediaScreen() {
  const { t } = useTranslation();
  const list = useMediaList(everybody);
  return (
    <>
      <PageHeader title={t('media.adminTitle')} meta={list.query.isSuccess && <Count value={list.count} />} />
      <MediaLibrary
        list={list}
        scope={everybody}
        label={t('media.adminTitle')}
        empty={
          <EmptyState icon={<PhotoIcon />}>
            {t('media.emptyTitle')}. {t('media.adminEmptyText')}
          </EmptyState>
        }
      />
    </>
  );
}
