import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FactsProps {
  /** The narrowest column, in pixels. */
  readonly from: number;
  readonly children: ReactNode;
}

/** Names with their values, in as many columns as fit. Holds `Fact`s. */
export function Facts({ from, children }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: `repeat(auto-fill, minmax(${from}px, 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
