import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoadedWorkspace } from '../loaded-workspace.tsx';
import { SeoForm } from './seo-form.tsx';

/** The site's texts for search engines and shared links. */
export function WorkspaceSeoScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('workspaces.parts.seo')} description={t('seo.text')} />
      <LoadedWorkspace workspaceId={workspaceId}>
        {(workspace) => <SeoForm key={workspaceId} workspace={workspace} />}
      </LoadedWorkspace>
    </>
  );
}
