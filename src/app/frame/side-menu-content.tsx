import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import AddOutlined from '@mui/icons-material/AddOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReportGmailerrorred from '@mui/icons-material/ReportGmailerrorredOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined';
import { Box, Divider, List, type SvgIcon } from '@mui/material';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAppStore } from '../../state/app-store.ts';
import { lazyPart } from '../lazy-part.tsx';
import { loadWorkspaceSelector } from './load-workspace-selector.ts';
import { isCurrentEntry, menuEntries, type MenuEntryName } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { OwnEntries } from './own-entries.tsx';

const icons: Readonly<Record<MenuEntryName, typeof SvgIcon>> = {
  workspaces: WorkspacesOutlined,
  createWorkspace: AddOutlined,
  pages: ArticleOutlined,
  components: WidgetsOutlined,
  media: PhotoLibraryOutlined,
  apiTokens: KeyOutlined,
  danger: ReportGmailerrorred,
  profile: AccountCircleOutlined,
  password: LockOutlined,
  billing: ReceiptLongOutlined,
  settings: SettingsOutlined,
  adminUsers: GroupOutlined,
  adminMedia: PhotoLibraryOutlined,
  adminNewsletter: MailOutlined,
};

// Outside of workspaces there is nothing to select.
const WorkspaceSelector = lazyPart(loadWorkspaceSelector);

/** The height of the selector, reserved until it has loaded. */
const selectorPlace = 62;

/** The contents of the side menu: the selector, the entries for this place, and the user's own at the bottom. */
export function SideMenuContent() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const isAdmin = useAppStore((state) => state.session.user?.is_admin === true);
  const workspaceId = useAppStore((state) => state.workspaces.selectedId);
  return (
    <>
      {workspaceId !== undefined && (
        <Suspense fallback={<Box sx={{ height: selectorPlace }} />}>
          <WorkspaceSelector />
        </Suspense>
      )}
      <List sx={{ flex: '1 0 auto' }}>
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
