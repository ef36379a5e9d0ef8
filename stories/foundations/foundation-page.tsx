import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** A list without bullets. */
export const plainList = { m: 0, p: 0, listStyle: 'none' } as const;

/** The outline of a tile. */
export const tile = { border: 1, borderColor: 'divider', borderRadius: 1 } as const;

interface FoundationPageProps {
  readonly title: string;
  /** Also names the file with the values. */
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** A page about one foundation of the interface, such as its colours. */
export function FoundationPage({ title, intro, children }: FoundationPageProps) {
  return (
    <Stack sx={{ gap: 8, maxWidth: 1120, mx: 'auto', pb: 8 }}>
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 640 }}>
          {intro}
        </Typography>
      </Box>
      {children}
    </Stack>
  );
}

interface FoundationSectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A section of such a page. */
export function FoundationSection({ title, note, children }: FoundationSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {note !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: 640 }}>
          {note}
        </Typography>
      )}
      <Box sx={{ mt: 4 }}>{children}</Box>
    </Box>
  );
}
