import DownIcon from '@mui/icons-material/Block';
import UpIcon from '@mui/icons-material/PublicOutlined';
import WithdrawIcon from '@mui/icons-material/RemoveModeratorOutlined';
import ConfirmIcon from '@mui/icons-material/VerifiedUserOutlined';
import { IconButton, Link, Stack, TextField, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { decideWebsite } from '../../api/websites.ts';
import { useCall, CallDialog } from '../../records/call-dialog.tsx';
import type { Website, WebsitePatch } from '../../../shared/wire/websites.ts';
import { writtenUrl } from '../../records/written-url.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { limits } from '../../../shared/limits.ts';

interface WebsiteProps {
  readonly website: Website;
}

function stateOf({ taken_down_at, site_enabled }: Website): 'down' | 'on' | 'off' {
  if (taken_down_at !== null) return 'down';
  return site_enabled ? 'on' : 'off';
}

export function WebsiteName({ website }: WebsiteProps) {
  const { t } = useTranslation();
  const { title, owner, site_url: url, site_domain: ascii, site_domain_proof: proof } = website;
  const domain = website.site_domain_written;
  const address = <AddressText>{writtenUrl(website)}</AddressText>;
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {owner.name !== '' && `${owner.name} · `}
        <AddressText>{owner.email_written}</AddressText>
      </Typography>
      <Typography variant="body2">
        {stateOf(website) === 'on' ? (
          <Link href={url} target="_blank" rel="noopener">
            {address}
          </Link>
        ) : (
          address
        )}
      </Typography>
      {domain !== null && (
        <Typography variant="body2" color="textSecondary">
          {proof === null ? t('websites.claims', { domain }) : t(`websites.proofs.${proof}`)}
        </Typography>
      )}
      {/* Letters of several scripts look alike: the name in ASCII distinguishes them. */}
      {ascii !== null && ascii !== domain && (
        <Typography variant="body2" color="textSecondary">
          <AddressText>{ascii}</AddressText>
        </Typography>
      )}
    </>
  );
}

const tones = { down: 'error', on: 'success', off: 'neutral' } as const;

export function WebsiteState({ website }: WebsiteProps) {
  const { t } = useTranslation();
  const state = stateOf(website);
  return (
    <>
      <StatusChip tone={tones[state]} label={t(`websites.states.${state}`)} />
      {website.taken_down_reason !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {website.taken_down_reason}
        </Typography>
      )}
    </>
  );
}

export function WebsiteActions({ website }: WebsiteProps) {
  const { t } = useTranslation();
  const { title, site_domain: ascii, site_domain_written: domain, site_domain_proof: proof } = website;
  const [isAsking, setAsking] = useState(false);
  const isDown = stateOf(website) === 'down';
  const deciding = useCall({
    call: (patch: WebsitePatch) => decideWebsite(website.id, patch),
    successMessage: t('websites.saved'),
    changes: queryKeys.websites(),
  });
  const toggle = isDown ? 'putUp' : 'takeDown';
  const confirm = proof === null ? 'confirm' : 'withdraw';
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ justifyContent: 'flex-end' }}>
        {ascii !== null && (
          <Tooltip title={t(`websites.${confirm}Action`)}>
            <IconButton
              aria-label={t(`websites.${confirm}`, { domain })}
              disabled={deciding.isPending}
              onClick={() => deciding.mutate({ domain_confirmed: proof === null, site_domain: ascii })}
            >
              {proof === null ? <ConfirmIcon fontSize="small" /> : <WithdrawIcon fontSize="small" />}
            </IconButton>
          </Tooltip>
        )}
        <Tooltip title={t(`websites.${toggle}Action`)}>
          <IconButton
            aria-label={t(`websites.${toggle}`, { title })}
            disabled={deciding.isPending}
            onClick={() => (isDown ? deciding.mutate({ taken_down: false }) : setAsking(true))}
          >
            {isDown ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Stack>
      {isAsking && <TakeDownDialog website={website} onClose={() => setAsking(false)} />}
    </>
  );
}

interface TakeDownDialogProps {
  readonly website: Pick<Website, 'id' | 'title'>;
  onClose(): void;
}

/** The owner of the website reads the reason. */
function TakeDownDialog({ website: { id, title }, onClose }: TakeDownDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <CallDialog
      title={t('websites.takeDown', { title })}
      confirmLabel={t('websites.takeDownAction')}
      call={() => decideWebsite(id, { taken_down: true, taken_down_reason: reason.trim() })}
      successMessage={t('websites.saved')}
      changes={queryKeys.websites()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        {t('websites.takeDownText')}
        <TextField
          label={t('websites.reason')}
          helperText={t('websites.reasonHint')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.descriptionLength } }}
          fullWidth
        />
      </Stack>
    </CallDialog>
  );
}
