import { Alert, Box, Button, MenuItem, Stack, TextField, Typography, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPreviewLink, listPreviewLinks } from '../../api/preview-links.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useCall } from '../../records/call-dialog.tsx';
import { copyText } from '../../records/copy-text.ts';
import { LoadState } from '../../records/load-state.tsx';
import type { Page } from '../../../shared/wire/content.ts';
import {
  defaultPreviewLinkDays,
  type NewPreviewLink,
  previewLinkDays,
  type PreviewLinkDays,
} from '../../../shared/wire/preview-links.ts';
import { PreviewLinkList } from './preview-link-list.tsx';
import { CloseDialog } from '../../records/close-dialog.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';

interface PreviewLinksDialogProps {
  readonly page: Page;
  onClose(): void;
}

/** Creates, lists and revokes links that show the draft to people without an account. */
export function PreviewLinksDialog({ page, onClose }: PreviewLinksDialogProps) {
  const { t } = useTranslation();
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  const query = useQuery({
    queryKey: queryKeys.previewLinks(page.id),
    queryFn: () => listPreviewLinks(page.id),
    gcTime: 0,
  });
  return (
    <CloseDialog title={t('pageEditor.links.title')} maxWidth="sm" fullScreen={small} onClose={onClose}>
      <Stack sx={{ gap: 5 }}>
        <Typography color="textSecondary">{t('pageEditor.links.text')}</Typography>
        <PreviewLinkForm page={page.id} onMade={setMade} />
        <div role="status">{made && <PreviewLinkAddress url={made.url} />}</div>
        {query.data ? (
          <PreviewLinkList
            page={page.id}
            links={query.data}
            onRevoked={(id) => made?.id === id && setMade(null)}
          />
        ) : (
          <LoadState query={query} failed={t('pageEditor.links.loadFailed')} />
        )}
      </Stack>
    </CloseDialog>
  );
}

/** The address of a link that was just made, shown only once. */
function PreviewLinkAddress({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const messages = { done: t('pageEditor.links.copied'), failed: t('pageEditor.links.copyFailed') };
  return (
    <Alert severity="success" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Stack sx={{ gap: 3, alignItems: 'start' }}>
        {t('pageEditor.links.created')}
        <Box
          component="code"
          data-testid="preview-link"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {url}
        </Box>
        <Button variant="outlined" size="small" onClick={() => void copyText(url, messages)}>
          {t('pageEditor.links.copy')}
        </Button>
      </Stack>
    </Alert>
  );
}

const names = {
  1: 'pageEditor.links.for1',
  7: 'pageEditor.links.for7',
  30: 'pageEditor.links.for30',
} as const satisfies Record<PreviewLinkDays, string>;

interface PreviewLinkFormProps {
  readonly page: string;
  onMade(link: NewPreviewLink): void;
}

function PreviewLinkForm({ page, onMade }: PreviewLinkFormProps) {
  const { t } = useTranslation();
  const [days, setDays] = useState<PreviewLinkDays>(defaultPreviewLinkDays);
  const { mutate, isPending } = useCall({
    call: () => createPreviewLink(page, days),
    onDone: onMade,
    changes: queryKeys.previewLinks(page),
  });
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 3, alignItems: 'end', flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault();
        mutate(undefined);
      }}
    >
      <TextField
        select
        label={t('pageEditor.links.days')}
        value={days}
        sx={{ minWidth: 160 }}
        onChange={({ target }) => setDays(Number(target.value) as PreviewLinkDays)}
      >
        {previewLinkDays.map((each) => (
          <MenuItem key={each} value={each}>
            {t(names[each])}
          </MenuItem>
        ))}
      </TextField>
      <LoadingButton type="submit" loading={isPending}>
        {t('pageEditor.links.create')}
      </LoadingButton>
    </Stack>
  );
}
