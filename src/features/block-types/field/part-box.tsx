import { Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PartBoxProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a panel. */
export function PartBox({ title, children }: PartBoxProps) {
  const id = useId();
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      sx={{ gap: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="subtitle1" component="h3" id={id}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
