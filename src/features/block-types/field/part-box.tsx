import { Stack, Typography } from '@mui/material';
import { type FocusEvent, type ReactNode, useId } from 'react';

interface PartBoxProps {
  readonly title: string;
  /** The part that its problems refer to. */
  readonly part?: string;
  /** The focus left this part. */
  onLeave?(): void;
  readonly children: ReactNode;
}

export function PartBox({ title, part, onLeave, children }: PartBoxProps) {
  const id = useId();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      data-part={part}
      onBlur={leave}
      sx={{ gap: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h3" id={id}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
