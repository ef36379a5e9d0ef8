import AddIcon from '@mui/icons-material/Add';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagesList } from './pages-list.tsx';

/** The pages of a workspace. */
export function PagesScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('pages.title')}
        actions={
          <LinkButton
            href={`/workspaces/${workspaceId}/pages/create`}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {t('pages.newPage')}
          </LinkButton>
        }
      />
      <PagesList key={workspaceId} workspaceId={workspaceId} />
    </>
  );
}
