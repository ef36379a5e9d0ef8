import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface LandingSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function LandingSection({ id, title, children }: LandingSectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 14, md: 22 } }}>
      <Typography
        id={id}
        component="h2"
        sx={{
          mb: { xs: 6, md: 8 },
          fontSize: { xs: 22, md: 28 },
          lineHeight: 1.2,
          fontWeight: 650,
          letterSpacing: '-0.018em',
        }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
