import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAppStore } from '../../state/app-store.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { loadWorkspaceSelector } from './load-workspace-selector.ts';
import { isCurrentEntry, menuEntries, type MenuEntry } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { useMenuWorkspace } from './selected-workspace.ts';
import { Add, WorkspacesOutlined } from '../../../field-plugins/sdk/kit/icons.ts';
import {
  AccountCircleOutlined,
  DashboardCustomizeOutlined,
  DescriptionOutlined,
  GroupOutlined,
  HelpOutlineOutlined,
  InboxOutlined,
  KeyOutlined,
  LockOutlined,
  LogoutOutlined,
  MailOutlineOutlined,
  PaletteOutlined,
  PhotoLibraryOutlined,
  PublicOutlined,
  ReceiptLongOutlined,
  ReportGmailerrorredOutlined,
  SettingsOutlined,
  TravelExploreOutlined,
  WidgetsOutlined,
} from './menu-icons.ts';
import { askToLeave } from '../../ui/leave/ask-to-leave.ts';

const icons: Readonly<Record<MenuEntry['label'], typeof Add>> = {
  'menu.workspaces': WorkspacesOutlined,
  'menu.createWorkspace': Add,
  'menu.pages': DescriptionOutlined,
  'menu.components': WidgetsOutlined,
  'menu.media': PhotoLibraryOutlined,
  'workspaces.parts.inquiries': InboxOutlined,
  'menu.apiTokens': KeyOutlined,
  'workspaces.parts.design': PaletteOutlined,
  'workspaces.parts.seo': TravelExploreOutlined,
  'workspaces.parts.settings': SettingsOutlined,
  'menu.danger': ReportGmailerrorredOutlined,
  'menu.profile': AccountCircleOutlined,
  'menu.password': LockOutlined,
  'menu.billing': ReceiptLongOutlined,
  'menu.settings': SettingsOutlined,
  'menu.adminUsers': GroupOutlined,
  'menu.adminBlockTypes': DashboardCustomizeOutlined,
  'menu.adminMedia': PhotoLibraryOutlined,
  'menu.adminWebsites': PublicOutlined,
  'menu.adminNewsletter': MailOutlineOutlined,
};

// Loads separately, because outside of workspaces there is nothing to select.
const WorkspaceSelector = lazyPart(loadWorkspaceSelector);

/** The contents of the side menu: the selector, the entries for this place, and the user's own at the bottom. */
export function SideMenuContent() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const isAdmin = useAppStore((state) => state.session.user?.is_admin === true);
  const workspaceId = useMenuWorkspace();
  return (
    <>
      {workspaceId !== undefined && (
        <div className="workspace-selector-place">
          <Suspense fallback={null}>
            <WorkspaceSelector />
          </Suspense>
        </div>
      )}
      <ul className="menu-list">
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
      </ul>
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
    <ul className="menu-list">
      <MenuLink href="/support/help" icon={<HelpOutlineOutlined />} current={path.startsWith('/support/')}>
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
      <li>
        <button type="button" className="menu-link" onClick={leave}>
          <LogoutOutlined />
          <span className="menu-link-text">
            <span>{t('menu.logout')}</span>
          </span>
        </button>
      </li>
    </ul>
  );
}
