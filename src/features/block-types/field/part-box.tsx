import { Stack, Typography } from '@mui/material';
import { type FocusEvent, type ReactNode, useId } from 'react';

interface PartBoxProps {
  readonly title: string;
  /** What problems in it are listed under. */
  readonly part?: string;
  /** The focus went elsewhere. */
  onLeave?(): void;
  readonly children: ReactNode;
}

/** A titled part of a panel. */
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
