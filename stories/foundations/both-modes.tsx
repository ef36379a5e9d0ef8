import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

const modes = ['light', 'dark'] as const;

export type Mode = (typeof modes)[number];

/** The same content in light and dark side by side, for any mode of the toolbar. */
export function BothModes({ children }: { readonly children: (mode: Mode) => ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 4 }}>
      {modes.map((mode) => (
        <Box
          key={mode}
          {...{ [`data-${mode}`]: '' }}
          sx={{
            minWidth: 0,
            p: 4,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            colorScheme: mode,
          }}
        >
          <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 2 }}>
            {mode === 'light' ? 'Light' : 'Dark'}
          </Typography>
          {children(mode)}
        </Box>
      ))}
    </Box>
  );
}
