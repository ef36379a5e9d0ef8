import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeProps {
  readonly icon: ReactNode;
  /** Whether it went as it was meant to. */
  readonly tone: 'success' | 'warning';
  readonly title: string;
  /** What it means, in a sentence or two. */
  readonly children: ReactNode;
  /** Where to go from here: a button. */
  readonly action?: ReactNode;
}

/** Stands where a form or a question was, and says what came of it. Its title takes the focus, and so is read out. */
export function Outcome({ icon, tone, title, children, action }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whatever had the focus went with what stood here before.
  useEffect(() => heading.current?.focus(), []);
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
