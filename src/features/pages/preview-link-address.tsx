import { Alert, Box, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../state/app-store.ts';

/** The address of a link that was just made, shown only once. */
export function PreviewLinkAddress({ url }: { readonly url: string }) {
  const { t } = useTranslation();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t('pageEditor.links.copied'));
    } catch {
      // Without HTTPS or permission there is no clipboard.
      showToast('error', t('pageEditor.links.copyFailed'));
    }
  }

  return (
    <Alert severity="success" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Stack sx={{ gap: 3, alignItems: 'start' }}>
        {t('pageEditor.links.created')}
        <Box
          component="code"
          data-testid="preview-link"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {url}
        </Box>
        <Button variant="outlined" size="small" onClick={() => void copy()}>
          {t('pageEditor.links.copy')}
        </Button>
      </Stack>
    </Alert>
  );
}
