import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { fonts, sizes } from '../../theme/tokens.ts';

interface JsonDetailsProps {
  /** The label that toggles it. */
  readonly summary: string;
  readonly label: string;
  readonly value: unknown;
  readonly open?: boolean;
  readonly children?: ReactNode;
}

/** A value as collapsible JSON. */
export function JsonDetails({ summary, label, value, open = true, children }: JsonDetailsProps) {
  return (
    <Box component="details" open={open} sx={detailsSx}>
      <summary>{summary}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without it nobody could scroll it by keyboard. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        {JSON.stringify(value, null, 2)}
      </pre>
      {children}
    </Box>
  );
}

const detailsSx = {
  minWidth: 0,
  fontSize: '0.75rem',
  color: 'text.secondary',
  '& summary': { cursor: 'pointer', py: 1, borderRadius: 1 },
  '& pre, & ul': { fontFamily: fonts.code, lineHeight: 1.5, overflowWrap: 'anywhere' },
  '& pre': {
    ...{ m: 0, p: 3, maxHeight: 260, overflow: 'auto', whiteSpace: 'pre-wrap' },
    ...{ bgcolor: 'background.sunken', borderRadius: `${sizes.radius}px`, color: 'text.primary' },
  },
  '& ul': { m: 0, mt: 2, p: 0, listStyle: 'none', color: 'error.main' },
} as const;
