import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { CardColumns } from '../../ui/side-by-side.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useWorkspaceTitle } from './use-workspace-title.ts';

/** The members of a workspace: only its owner, until others can be invited. */
export function WorkspaceMembersScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const title = useWorkspaceTitle(workspaceId);
  return (
    <>
      <PageHeader
        title={t('workspaces.parts.members')}
        description={t('workspaces.members.text', { title })}
      />
      <CardColumns>
        <Owner />
        <SectionCard title={t('workspaces.coming')}>
          <Typography color="textSecondary">{t('workspaces.members.coming')}</Typography>
        </SectionCard>
      </CardColumns>
    </>
  );
}

/** Only the owner of a workspace can see it. */
function Owner() {
  const { t } = useTranslation();
  const user = useAppStore(({ session }) => session.user);
  return (
    <SectionCard
      title={t('workspaces.members.owner')}
      actions={
        <LinkButton href="/profile" size="small" color="inherit">
          {t('workspaces.members.toProfile')}
        </LinkButton>
      }
    >
      {user && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2" component="p">
              {user.name || user.email_written}
            </Typography>
            {user.name !== '' && (
              <Typography variant="body2" color="textSecondary">
                {user.email_written}
              </Typography>
            )}
          </Box>
          <StatusChip label={t('workspaces.members.you')} tone="success" />
        </Stack>
      )}
    </SectionCard>
  );
}
