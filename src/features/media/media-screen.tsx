import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../state/app-store.ts';
import { Count } from '../../ui/count.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MediaLibrary } from './media-library.tsx';
import { UploadArea } from './upload/upload-area.tsx';
import { UploadButton } from './upload/upload-button.tsx';
import { UploadList } from './upload/upload-list.tsx';
import { useMediaList } from './use-media-list.ts';
import { useUploads } from './upload/use-uploads.ts';

/** The pictures of a workspace: uploads, describes and deletes them. */
export function MediaScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const scope = useMemo(() => ({ workspace: workspaceId }), [workspaceId]);
  const list = useMediaList(scope);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const uploads = useUploads(workspaceId, {
    onIdle: (count) => count > 0 && showToast('success', t('media.arrived', { count })),
  });
  return (
    <UploadArea onFiles={uploads.add}>
      <PageHeader
        title={t('media.title')}
        meta={list.query.isSuccess && <Count value={list.count} />}
        description={t('media.dropHint')}
        actions={<UploadButton ref={uploadButton} onFiles={uploads.add} />}
      />
      <UploadList uploads={uploads} uploadButton={uploadButton} />
      <MediaLibrary
        list={list}
        scope={scope}
        label={t('media.title')}
        empty={
          <EmptyState icon={<PhotoIcon />} action={<UploadButton variant="outlined" onFiles={uploads.add} />}>
            {t('media.emptyTitle')}. {t('media.emptyText')}
          </EmptyState>
        }
      />
    </UploadArea>
  );
}
