import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text, or shows it if the browser has no clipboard. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('shown');
    }
  }
  return (
    <>
      <Button size="small" color="inherit" onClick={() => void copy()}>
        <span aria-live="polite">{state === 'copied' ? t('editor.fault.copied') : label}</span>
      </Button>
      {state === 'shown' && (
        <Box component="code" sx={{ flexBasis: '100%', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {text}
        </Box>
      )}
    </>
  );
}
