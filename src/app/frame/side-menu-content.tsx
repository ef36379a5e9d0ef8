import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import AddOutlined from '@mui/icons-material/AddOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import ReportGmailerrorred from '@mui/icons-material/ReportGmailerrorredOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined';
import {
  Box,
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type SvgIcon,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { askToLeave } from '../../ui/leave/ask-to-leave.ts';
import { useAppStore } from '../../state/app-store.ts';
import { isCurrentEntry, menuEntries, type MenuEntryName } from './menu-entries.ts';
import { WorkspaceSelector } from './workspace-selector.tsx';

const icons: Readonly<Record<MenuEntryName, typeof SvgIcon>> = {
  workspaces: WorkspacesOutlined,
  createWorkspace: AddOutlined,
  pages: ArticleOutlined,
  components: WidgetsOutlined,
  media: PhotoLibraryOutlined,
  apiTokens: KeyOutlined,
  danger: ReportGmailerrorred,
  profile: AccountCircleOutlined,
  adminUsers: GroupOutlined,
  adminMedia: PhotoLibraryOutlined,
};

/** What is in the side menu: the selector, the entries for this place, and the reader's own at the bottom. */
export function SideMenuContent() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const isAdmin = useAppStore((state) => state.session.user?.is_admin === true);
  const workspaceId = useAppStore((state) => state.workspaces.selectedId);
  return (
    <>
      <WorkspaceSelector />
      <List sx={{ flex: 1, overflowY: 'auto' }}>
        {menuEntries({ path, isAdmin, workspaceId }).map((entry) => {
          const Icon = icons[entry.name];
          return (
            <MenuLink
              key={entry.href}
              href={entry.href}
              icon={<Icon />}
              current={isCurrentEntry(entry, path)}
              danger={entry.name === 'danger'}
            >
              {t(`menu.${entry.name}`)}
            </MenuLink>
          );
        })}
      </List>
      <Divider />
      <OwnEntries />
    </>
  );
}

/** Support, the reader, and the way out. */
function OwnEntries() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const { user, signOut } = useAppStore((state) => state.session);
  if (user === undefined) return null;
  const leave = () =>
    askToLeave(() => {
      navigate('/');
      signOut();
    });
  return (
    <List>
      <MenuLink href="/support/help" icon={<HelpOutlined />} current={path.startsWith('/support/')}>
        {t('menu.support')}
      </MenuLink>
      <MenuLink
        href="/profile"
        icon={<AccountCircleOutlined />}
        {...(user.name === '' ? {} : { secondary: user.email })}
      >
        {user.name || user.email}
      </MenuLink>
      <ListItem disablePadding>
        <ListItemButton onClick={leave}>
          <ListItemIcon>
            <LogoutOutlined />
          </ListItemIcon>
          <ListItemText primary={t('menu.logout')} />
        </ListItemButton>
      </ListItem>
    </List>
  );
}

interface MenuLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly current?: boolean;
  readonly danger?: boolean;
  readonly secondary?: string;
  readonly children: string;
}

function MenuLink({ href, icon, current = false, danger = false, secondary, children }: MenuLinkProps) {
  const color = danger ? 'error.main' : undefined;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        href={href}
        selected={current}
        aria-current={current ? 'page' : undefined}
      >
        <ListItemIcon {...(color && { sx: { color } })}>{icon}</ListItemIcon>
        <Box sx={{ minWidth: 0, color }}>
          <ListItemText
            primary={children}
            secondary={secondary}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
          />
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
