import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '../../../shared/cut-text.ts';
import { useWantedFocus } from '../form/use-wanted-focus.ts';
import type { Place } from '../store/places.ts';
import { FaultNote } from './fault-note.tsx';

interface UneditableFieldProps {
  readonly blockKey: string;
  readonly place: Place;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** Why it cannot be edited, as a sentence. */
  readonly reason: string;
  readonly details?: string;
  readonly actions?: ReactNode;
  onRetry?(): void;
}

/** A field that cannot be edited here: shows why and the stored value, and keeps it. */
export function UneditableField({ blockKey, place, id, label, value, ...note }: UneditableFieldProps) {
  useWantedFocus({ blockKey, place, id });
  return (
    <Box id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-reason`}>
      <Typography id={`${id}-label`} variant="subtitle2" component="div" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <FaultNote {...note} reasonId={`${id}-reason`} sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
        {value !== undefined && <StoredValue value={value} />}
      </FaultNote>
    </Box>
  );
}

export function storedText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** Maximum length shown here; all of the value stays stored. */
const longest = 20_000;

function StoredValue({ value }: { readonly value: unknown }) {
  const { t } = useTranslation();
  const text = storedText(value);
  return (
    <Box component="pre" tabIndex={0} role="group" aria-label={t('editor.fault.stored')} sx={storedSx}>
      {cutText(text, longest, '…')}
    </Box>
  );
}

const storedSx = {
  mt: 2,
  mb: 0,
  maxHeight: 160,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
