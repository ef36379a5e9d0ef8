import { Box, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface MenuLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly current?: boolean;
  readonly danger?: boolean;
  readonly secondary?: string;
  /** Tooltip for a label that may be too long for the line. */
  readonly hint?: string;
  readonly children: string;
}

export function MenuLink(props: MenuLinkProps) {
  const { href, icon, current = false, danger = false, secondary, hint, children } = props;
  const color = danger ? 'error.main' : undefined;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        href={href}
        selected={current}
        aria-current={current ? 'page' : undefined}
        title={hint}
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
