import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: ReactNode;
  /** Describes the missing content in one sentence. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces an empty list, and offers the next step. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 4,
        px: 6,
        py: 14,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
        textAlign: 'center',
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: 'text.disabled', '& > svg': { fontSize: 40 } }}>
        {icon}
      </Box>
      <Typography color="textSecondary" sx={{ maxWidth: 420, textWrap: 'balance', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}
