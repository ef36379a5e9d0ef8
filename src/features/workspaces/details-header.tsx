import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import type { DetailsPart } from './details-parts.ts';
import { DetailsTabs } from './details-tabs.tsx';
import { WorkspaceTypeIcon } from './workspace-type-icon.tsx';

interface DetailsHeaderProps {
  readonly workspaceId: string;
  /** The screen that is shown below. */
  readonly current: DetailsPart;
}

/** The header of every screen about a workspace itself: its title, and links to the other screens. */
export function DetailsHeader({ workspaceId, current }: DetailsHeaderProps) {
  const { t } = useTranslation();
  const workspace = useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === workspaceId));
  return (
    <Box sx={{ mb: 6 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 3, mb: 3, minHeight: 24 }}>
        {workspace && (
          <>
            <WorkspaceTypeIcon
              type={workspace.type}
              titleAccess={t(`workspaces.types.${workspace.type}`)}
              color="action"
            />
            <Typography variant="subtitle1" component="p" noWrap title={workspace.title} sx={{ minWidth: 0 }}>
              {workspace.title}
            </Typography>
          </>
        )}
      </Stack>
      <DetailsTabs workspaceId={workspaceId} current={current} />
    </Box>
  );
}
