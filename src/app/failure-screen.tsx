import { Stack, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { BrandMark } from '../ui/brand-mark.tsx';

interface FailureScreenProps {
  readonly title: string;
  /** The consequence for the reader. */
  readonly text: string;
  readonly children: ReactNode;
  /** Takes the focus when the focused element is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Nothing else is in the window. */
  readonly alone?: boolean;
  /** The language of the text, if it is not the interface's. */
  readonly lang?: string;
}

/** Replaces a screen that cannot be shown: explains the problem, its consequence and the next steps. */
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
      <BrandMark size={56} />
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
