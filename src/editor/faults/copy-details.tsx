import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies the details of a fault for developers, or shows them if the browser has no clipboard. */
export function CopyDetails({ details }: { readonly details: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(details);
      setState('copied');
    } catch {
      setState('shown');
    }
  }
  return (
    <>
      <Button size="small" color="inherit" onClick={() => void copy()}>
        <span aria-live="polite">{t(state === 'copied' ? 'editor.fault.copied' : 'editor.fault.copy')}</span>
      </Button>
      {state === 'shown' && (
        <Box component="code" sx={{ flexBasis: '100%', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {details}
        </Box>
      )}
    </>
  );
}
