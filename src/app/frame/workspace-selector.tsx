import { Box, MenuItem, Select, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { Add } from '../../../field-plugins/sdk/kit/icons.ts';
import { useAppStore } from '../../state/app-store.ts';
import { sizes } from '../../../theme/tokens.ts';
import { WorkspaceTypeIcon } from '../../features/workspaces/workspace-type-icon.tsx';
import { useMenuWorkspace } from './selected-workspace.ts';

const create = 'create';

/** Ends above the bottom of the window, so that a long list scrolls instead of covering the selector. */
const listPaper = {
  maxHeight: `calc(100dvh - ${sizes.header + 76}px)`,
  // The sticky last entry must not cover a focused one.
  scrollPaddingBlockEnd: 60,
} as const;

/** The entry that creates a workspace stays visible below the others, under a line across the whole list. */
const createLine = {
  mt: 3,
  position: 'sticky',
  bottom: 6,
  overflow: 'visible',
  backgroundColor: 'background.paper',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    boxShadow: '0 0 0 6px var(--octavo-palette-background-paper), 0 -1px 0 6px var(--octavo-palette-divider)',
    pointerEvents: 'none',
  },
} as const;

/** Renders nothing outside a workspace. */
export function WorkspaceSelector() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const list = useAppStore((state) => state.workspaces.list);
  const workspaceId = useMenuWorkspace();
  const selected = list.find(({ id }) => id === workspaceId);
  if (selected === undefined) return null;
  return (
    <Box sx={{ pt: 3, px: 3 }}>
      <Select
        value={selected.id}
        size="small"
        sx={{ width: sizes.workspaceSelector, '& .MuiSelect-select': { py: 1.5, pl: 2.5 } }}
        MenuProps={{ slotProps: { paper: { sx: listPaper } } }}
        SelectDisplayProps={{ 'aria-label': `${t('menu.selectWorkspace')}: ${selected.title}` }}
        renderValue={() => <WorkspaceLine workspace={selected} />}
        onChange={({ target }) => navigate(`/workspaces/${target.value}`)}
      >
        {list.map((workspace) => (
          <MenuItem key={workspace.id} value={workspace.id}>
            <WorkspaceLine workspace={workspace} />
          </MenuItem>
        ))}
        {/* No divider element: screen readers would announce it as another workspace, without a name. */}
        <MenuItem value={create} sx={createLine}>
          <Line icon={<Add size="small" />} title={t('menu.createNewWorkspaces')} />
        </MenuItem>
      </Select>
    </Box>
  );
}

function WorkspaceLine({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  return (
    <Line
      icon={<WorkspaceTypeIcon type={workspace.type} size="small" />}
      title={workspace.title}
      below={t(`workspaces.types.${workspace.type}`)}
    />
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly below?: string;
}

function Line({ icon, title, below }: LineProps) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, maxWidth: 320 }}>
      <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
        {icon}
      </Box>
      <Box component="span" sx={{ minWidth: 0, display: 'grid' }}>
        <Typography component="span" noWrap sx={{ lineHeight: '20px' }}>
          {title}
        </Typography>
        {below !== undefined && (
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            noWrap
            sx={{ lineHeight: '16px' }}
          >
            {below}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
