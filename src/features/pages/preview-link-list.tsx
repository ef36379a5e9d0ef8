import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revokePreviewLink } from '../../api/preview-links.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import type { PreviewLink } from '../../../shared/wire/preview-links.ts';
import { formatTime } from '../../ui/format-time.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';
import { useItemFocus } from '../../ui/use-item-focus.ts';
import { Author } from './editor-information.tsx';

interface PreviewLinkListProps {
  readonly page: string;
  readonly links: readonly PreviewLink[];
  onRevoked(id: string): void;
}

export function PreviewLinkList({ page, links, onRevoked }: PreviewLinkListProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<PreviewLink | null>(null);
  const { list, focusAfter } = useItemFocus<HTMLUListElement>();
  const changes = queryKeys.previewLinks(page);
  const remove = useCall({
    call: revokePreviewLink,
    successMessage: t('pageEditor.links.removed'),
    changes,
  });
  if (links.length === 0) return <Typography color="textSecondary">{t('pageEditor.links.empty')}</Typography>;
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={t('pageEditor.links.list')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {links.map((link, index) => (
          <PreviewLinkItem
            key={link.id}
            link={link}
            onRemove={() => {
              focusAfter(index);
              if (link.has_expired) remove.mutate(link.id);
              else setAsked(link);
            }}
          />
        ))}
      </Box>
      {asked && (
        <CallDialog
          title={t('pageEditor.links.revokeTitle')}
          confirmLabel={t('pageEditor.links.revoke')}
          call={() => revokePreviewLink(asked.id)}
          successMessage={t('pageEditor.links.revoked')}
          changes={changes}
          onDone={() => onRevoked(asked.id)}
          onClose={() => setAsked(null)}
        >
          {t('pageEditor.links.revokeText')}
        </CallDialog>
      )}
    </>
  );
}

function PreviewLinkItem({ link, onRemove }: { readonly link: PreviewLink; onRemove(): void }) {
  const { t, i18n } = useTranslation();
  const { created_at, created_by, expires_at, has_expired, last_opened_at } = link;
  const time = formatTime(created_at, i18n.language);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 3, py: 3, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Stack sx={{ flex: 1, minWidth: 0, gap: 1, alignItems: 'start', overflowWrap: 'anywhere' }}>
        {has_expired ? (
          <StatusChip label={t('pageEditor.links.expired')} tone="neutral" />
        ) : (
          <Typography>
            {t('pageEditor.links.expires')} <Time value={expires_at} />
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          {t('pageEditor.links.madeBy')} <Author user={created_by} /> · <Time value={created_at} />
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {last_opened_at === null ? (
            t('pageEditor.links.neverOpened')
          ) : (
            <>
              {t('pageEditor.links.opened')} <Time value={last_opened_at} />
            </>
          )}
        </Typography>
      </Stack>
      <Button
        size="small"
        color={has_expired ? 'inherit' : 'error'}
        aria-haspopup={has_expired ? undefined : 'dialog'}
        aria-label={t(has_expired ? 'pageEditor.links.removeLink' : 'pageEditor.links.revokeLink', { time })}
        onClick={onRemove}
      >
        {t(has_expired ? 'pageEditor.links.remove' : 'pageEditor.links.revoke')}
      </Button>
    </Stack>
  );
}
