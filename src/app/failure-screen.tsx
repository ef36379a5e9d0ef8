import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { OctopusMark } from '../ui/octopus-mark.tsx';

interface FailureScreenProps {
  readonly title: string;
  /** What it means for the reader. */
  readonly text: string;
  /** The ways on: buttons. */
  readonly children: ReactNode;
  /** Where the focus goes when what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** It is all that there is in the window. */
  readonly alone?: boolean;
  /** The language of the words, where it is not that of the interface. */
  readonly lang?: string;
}

/** Stands where a screen could not be shown: what happened, what it means, and the ways on. */
export function FailureScreen(props: FailureScreenProps) {
  const { title, text, children, headingRef, alone = false, lang } = props;
  return (
    <Stack
      role="alert"
      lang={lang}
      sx={{
        ...(alone ? { minHeight: '100dvh', justifyContent: 'center', p: 6 } : { px: 6, py: 20 }),
        ...{ alignItems: 'center', gap: 4, textAlign: 'center' },
      }}
    >
      <Box sx={{ display: 'flex', color: 'secondary.main' }}>
        <OctopusMark size={56} />
      </Box>
      <Typography variant="h1" ref={headingRef} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {text}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {children}
      </Stack>
    </Stack>
  );
}
