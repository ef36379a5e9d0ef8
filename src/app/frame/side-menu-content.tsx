import PublicOutlined from '@mui/icons-material/PublicOutlined';
import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import AddIcon from '@mui/icons-material/Add';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReportGmailerrorred from '@mui/icons-material/ReportGmailerrorredOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined';
import {
  Box,
  Divider,
  List,
  type SvgIcon,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAppStore } from '../../state/app-store.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { loadWorkspaceSelector } from './load-workspace-selector.ts';
import { isCurrentEntry, menuEntries, type MenuEntry } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { useMenuWorkspace } from './selected-workspace.ts';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { askToLeave } from '../../ui/leave/ask-to-leave.ts';

const icons: Readonly<Record<MenuEntry['label'], typeof SvgIcon>> = {
  'menu.workspaces': WorkspacesOutlined,
  'menu.createWorkspace': AddIcon,
  'menu.pages': DescriptionOutlined,
  'menu.components': WidgetsOutlined,
  'menu.media': PhotoLibraryOutlined,
  'workspaces.parts.inquiries': InboxOutlined,
  'menu.apiTokens': KeyOutlined,
  'workspaces.parts.design': PaletteOutlined,
  'workspaces.parts.seo': TravelExploreOutlined,
  'workspaces.parts.settings': SettingsOutlined,
  'menu.danger': ReportGmailerrorred,
  'menu.profile': AccountCircleOutlined,
  'menu.password': LockOutlined,
  'menu.billing': ReceiptLongOutlined,
  'menu.settings': SettingsOutlined,
  'menu.adminUsers': GroupOutlined,
  'menu.adminBlockTypes': DashboardCustomizeOutlined,
  'menu.adminMedia': PhotoLibraryOutlined,
  'menu.adminWebsites': PublicOutlined,
  'menu.adminNewsletter': MailOutlined,
};

// Loads separately, because outside of workspaces there is nothing to select.
const WorkspaceSelector = lazyPart(loadWorkspaceSelector);

/** The height of the selector with the space above it, whether it has loaded or not. */
const selectorPlace = 60;

/** The contents of the side menu: the selector, the entries for this place, and the user's own at the bottom. */
export function SideMenuContent() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const isAdmin = useAppStore((state) => state.session.user?.is_admin === true);
  const workspaceId = useMenuWorkspace();
  return (
    <>
      {workspaceId !== undefined && (
        <Box sx={{ flex: 'none', height: selectorPlace }}>
          <Suspense fallback={null}>
            <WorkspaceSelector />
          </Suspense>
        </Box>
      )}
      <List sx={{ flex: '1 0 auto' }}>
        {menuEntries({ path, isAdmin, workspaceId }).map((entry) => {
          const Icon = icons[entry.label];
          return (
            <MenuLink
              key={entry.href}
              href={entry.href}
              icon={<Icon />}
              current={isCurrentEntry(entry, path)}
              danger={entry.label === 'menu.danger'}
            >
              {t(entry.label)}
            </MenuLink>
          );
        })}
      </List>
      <Divider />
      <OwnEntries />
    </>
  );
}

/** The bottom of the side menu: support, the user's profile, and logging out. */
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
        hint={`${user.name}\n${user.email_written}`.trim()}
        {...(user.name === '' ? {} : { secondary: user.email_written })}
      >
        {user.name || user.email_written}
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
