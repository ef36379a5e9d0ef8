import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../state/app-store.ts';
import { Count } from '../../ui/count.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { isNarrowed, useLibraryPlace } from './library-place.ts';
import { MediaLibrary } from './media-library.tsx';
import { UploadArea } from './upload/upload-area.tsx';
import { UploadButton } from './upload/upload-button.tsx';
import { UploadList } from './upload/upload-list.tsx';
import { useMediaList } from './use-media-list.ts';
import { useUploads } from './upload/use-uploads.ts';

export function MediaScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const scope = useMemo(() => ({ workspace: workspaceId }), [workspaceId]);
  const library = useLibraryPlace();
  const list = useMediaList(scope, library.place);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const uploads = useUploads(workspaceId, {
    onIdle: (count) => count > 0 && showToast('success', t('media.arrived', { count })),
  });
  return (
    <UploadArea onFiles={uploads.add}>
      <PageHeader
        title={t('media.title')}
        meta={list.query.isSuccess && !isNarrowed(library.place) && <Count value={list.count} />}
        description={t('media.dropHint')}
        actions={<UploadButton ref={uploadButton} onFiles={uploads.add} />}
      />
      <UploadList uploads={uploads} uploadButton={uploadButton} />
      <MediaLibrary
        list={list}
        library={library}
        scope={scope}
        label={t('media.title')}
        empty={{
          text: t('media.emptyText'),
          action: <UploadButton variant="outlined" onFiles={uploads.add} />,
        }}
      />
    </UploadArea>
  );
}
