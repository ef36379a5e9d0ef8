import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useBrand } from './brand.ts';
import { TextLink } from './link-button.tsx';

interface PageHeaderProps {
  readonly title: string;
  /** Beside the title: a state or a count. */
  readonly meta?: ReactNode;
  readonly description?: ReactNode;
  /** A link to the parent screen. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
}

/** The header of a screen: its only h1, its actions, and the title of the browser tab. */
export function PageHeader({ title, meta, description, back, actions }: PageHeaderProps) {
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
            gap: 1,
            minHeight: 24,
            mb: 1.5,
            color: 'text.secondary',
          }}
        >
          <ArrowBack sx={{ fontSize: 16 }} />
          {back.label}
        </TextLink>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, minHeight: 36 }}
          >
            <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {meta}
          </Stack>
          {description !== undefined && (
            <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 640, overflowWrap: 'anywhere' }}>
              {description}
            </Typography>
          )}
        </Box>
        {actions !== undefined && (
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
