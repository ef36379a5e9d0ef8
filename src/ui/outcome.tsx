import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface OutcomeProps {
  readonly icon: ReactNode;
  readonly tone: 'success' | 'warning';
  readonly title: string;
  /** The meaning of the result, in a sentence or two. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces a form or a question with its result. The title takes the focus, so screen readers read it out. */
export function Outcome({ icon, tone, title, children, action }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone, so the heading takes it before anything is painted.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack sx={{ alignItems: 'center', gap: 3, textAlign: 'center', overflowWrap: 'anywhere' }}>
      <Box aria-hidden sx={{ display: 'flex', color: `${tone}.main`, '& > svg': { fontSize: 40 } }}>
        {icon}
      </Box>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{ outline: 'none', textWrap: 'balance' }}
      >
        {title}
      </Typography>
      <Typography color="textSecondary">{children}</Typography>
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Stack>
  );
}
