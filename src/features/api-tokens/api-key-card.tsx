import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rotateApiKey } from '../../api/api-keys.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog } from '../../records/call-dialog.tsx';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { copyText } from '../../records/copy-text.ts';
import { SectionCard } from '../../ui/section-card.tsx';

/** The key of an API token: masked until revealed, can be copied without being shown, and replaced if it leaked. */
export function ApiKeyCard({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const queries = useQueryClient();
  const [rotating, setRotating] = useState(false);
  const { api_key } = apiKey;
  const toggle = t(shown ? 'apiTokens.hide' : 'apiTokens.reveal');

  async function copy() {
    const messages = { done: t('apiTokens.copied'), failed: t('apiTokens.copyFailed') };
    // If it cannot be copied, show it, so that it can be selected.
    if (!(await copyText(api_key, messages))) setShown(true);
  }

  return (
    <SectionCard title={t('apiTokens.key')}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('apiTokens.keyHint')}
      </Typography>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          mb: 4,
          alignItems: 'center',
          pl: 3,
          pr: 1,
          py: 1,
          borderRadius: 1,
          bgcolor: 'background.sunken',
        }}
      >
        <Box
          component="code"
          data-testid="api-key"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontFamily: 'monospace' }}
        >
          {shown ? api_key : maskKey(api_key)}
        </Box>
        <Tooltip title={toggle}>
          <IconButton size="small" aria-label={toggle} onClick={() => setShown(!shown)}>
            {shown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
        <Tooltip title={t('apiTokens.copy')}>
          <IconButton size="small" aria-label={t('apiTokens.copy')} onClick={() => void copy()}>
            <CopyIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      <Button variant="outlined" onClick={() => setRotating(true)}>
        {t('apiTokens.rotate')}
      </Button>
      {rotating && (
        <CallDialog
          title={t('apiTokens.rotateTitle')}
          confirmLabel={t('apiTokens.rotate')}
          call={() => rotateApiKey(apiKey.id)}
          successMessage={t('apiTokens.rotated')}
          changes={queryKeys.apiKeys(apiKey.workspace)}
          onDone={(rotated) => queries.setQueryData(queryKeys.apiKey(rotated.id), rotated)}
          onClose={() => setRotating(false)}
        >
          {t('apiTokens.rotateText')}
        </CallDialog>
      )}
    </SectionCard>
  );
}

/** A key that is safe to show, as in the lists: only its last four characters. */
function maskKey(key: string): string {
  return `••••${key.slice(-4)}`;
}
