import PeopleIcon from '@mui/icons-material/GroupOutlined';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useWorkspaceTitle } from './use-workspace-title.ts';

/** The accounts of the site's visitors, once sites can have accounts. */
export function WorkspaceUsersScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const title = useWorkspaceTitle(workspaceId);
  return (
    <>
      <PageHeader title={t('workspaces.parts.users')} description={t('workspaces.users.text', { title })} />
      <EmptyState
        icon={<PeopleIcon />}
        action={
          <LinkButton href={`/workspaces/${workspaceId}/inquiries`} variant="outlined">
            {t('workspaces.users.toInquiries')}
          </LinkButton>
        }
      >
        {t('workspaces.users.coming')}
      </EmptyState>
    </>
  );
}
