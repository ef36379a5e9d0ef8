import BackIcon from '@mui/icons-material/ChevronLeft';
import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { sizes } from '../../theme/tokens.ts';
import { useBrand } from './brand.ts';
import { TextLink } from './link-button.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** Beside the title: a state or a count. */
  readonly meta?: ReactNode;
  readonly description?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  /** A menu of less frequent actions. It stays beside the title, also on a phone. */
  readonly menu?: ReactNode;
  /** Buttons, the main one last. They are below the title if they do not fit beside it. */
  readonly actions?: ReactNode;
}

/** The header of a screen: its only h1, its actions, and the title of the browser tab. */
export function PageHeader({ title, meta, description, back, menu, actions }: PageHeaderProps) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [name, title]);
  return (
    <Box component="header" sx={{ mb: 6 }}>
      {back !== undefined && (
        <TextLink
          href={back.href}
          variant="body2"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            minHeight: 24,
            mb: 1.5,
            color: 'text.secondary',
          }}
        >
          <BackIcon sx={{ fontSize: 18, ml: -1 }} />
          {back.label}
        </TextLink>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 3, rowGap: 2 }}>
        <Stack direction="row" sx={[titleLine, menu !== undefined && besideMenu]}>
          <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {meta}
        </Stack>
        {menu}
        {actions !== undefined && (
          <Stack
            direction="row"
            sx={{ gap: 2, flexWrap: 'wrap', order: { xs: menu === undefined ? 0 : 1, sm: 0 } }}
          >
            {actions}
          </Stack>
        )}
        {description !== undefined && (
          <Box sx={{ flexBasis: '100%', mt: -1 }}>
            <Typography color="textSecondary" sx={{ maxWidth: sizes.readable, overflowWrap: 'anywhere' }}>
              {description}
            </Typography>
          </Box>
        )}
      </Stack>
    </Box>
  );
}

/** On a phone it is as wide as its text, so that a short title leaves room for a button. */
const titleLine = {
  flex: { xs: '1 1 auto', sm: '1 1 240px' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  minWidth: 0,
  minHeight: 36,
} as const;

/** The title wraps, so that the menu stays beside it. */
const besideMenu = { flexBasis: { xs: 'calc(100% - 60px)', sm: 240 } } as const;
