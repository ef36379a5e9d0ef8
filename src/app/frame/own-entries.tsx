import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { askToLeave } from '../../ui/leave/ask-to-leave.ts';
import { useAppStore } from '../../state/app-store.ts';
import { MenuLink } from './menu-link.tsx';

/** The bottom of the side menu: support, the user's profile, and logging out. */
export function OwnEntries() {
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
