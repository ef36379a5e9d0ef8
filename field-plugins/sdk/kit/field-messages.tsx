import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { messageId } from './item-issues.ts';

interface FieldMessagesProps {
  /** The id of the surrounding element. With it, each error has an id too. */
  readonly id?: string;
  readonly errors: readonly string[];
  /** Shown below the errors, and also without any. */
  readonly hint?: ReactNode;
}

/** The text below a field: its errors, one per line, then its hint. */
export function FieldMessages({ id, errors, hint }: FieldMessagesProps) {
  return (
    <>
      {errors.map((error, at) => (
        // The first line has the error icon, which the theme renders before it.
        <Box
          component="span"
          key={error}
          id={id && messageId(id, at)}
          sx={{ display: at === 0 ? 'inline' : 'block' }}
        >
          {error}
        </Box>
      ))}
      {hint !== undefined && (
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {hint}
        </Box>
      )}
    </>
  );
}

/** Whether there is anything to show below a field. */
export function hasMessages({ errors, hint }: FieldMessagesProps): boolean {
  return errors.length > 0 || hint !== undefined;
}
