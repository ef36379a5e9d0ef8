import DownIcon from '@mui/icons-material/Block';
import UpIcon from '@mui/icons-material/PublicOutlined';
import WithdrawIcon from '@mui/icons-material/RemoveModeratorOutlined';
import ConfirmIcon from '@mui/icons-material/VerifiedUserOutlined';
import { IconButton, Link, Stack, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { decideWebsite } from '../../api/websites.ts';
import { useCall } from '../../records/call-dialog.tsx';
import type { Website, WebsitePatch } from '../../../shared/wire/workspaces.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

/** One website with its state, and what an administrator decides about it. */
export function WebsiteRow({ website }: { readonly website: Website }) {
  const { t } = useTranslation();
  const { title, owner, site_url: url, site_domain: domain, site_domain_proof: proof } = website;
  const isDown = website.taken_down_at !== null;
  const isOn = website.site_enabled && !isDown;
  const state = isDown ? 'down' : isOn ? 'on' : 'off';
  const deciding = useCall({
    call: (patch: WebsitePatch) => decideWebsite(website.id, patch),
    done: t('websites.saved'),
    changes: queryKeys.websites(),
  });
  const toggle = isDown ? 'putUp' : 'takeDown';
  const confirm = proof === null ? 'confirm' : 'withdraw';
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {owner.name === '' ? owner.email : `${owner.name} · ${owner.email}`}
        </Typography>
        <Typography variant="body2">
          {isOn ? (
            <Link href={url} target="_blank" rel="noopener">
              {url}
            </Link>
          ) : (
            url
          )}
        </Typography>
        {domain !== null && proof === null && (
          <Typography variant="body2" color="textSecondary">
            {t('websites.claims', { domain })}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <StatusChip tone={tones[state]} label={t(`websites.states.${state}`)} />
      </TableCell>
      <TableCell align="right">
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ justifyContent: 'flex-end' }}>
          {domain !== null && (
            <Tooltip title={t(`websites.${confirm}Action`)}>
              <IconButton
                aria-label={t(`websites.${confirm}`, { domain })}
                disabled={deciding.isPending}
                onClick={() => deciding.mutate({ domain_confirmed: proof === null })}
              >
                {proof === null ? <ConfirmIcon fontSize="small" /> : <WithdrawIcon fontSize="small" />}
              </IconButton>
            </Tooltip>
          )}
          <Tooltip title={t(`websites.${toggle}Action`)}>
            <IconButton
              aria-label={t(`websites.${toggle}`, { title })}
              disabled={deciding.isPending}
              onClick={() => deciding.mutate({ taken_down: !isDown })}
            >
              {isDown ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
            </IconButton>
          </Tooltip>
        </Stack>
      </TableCell>
    </TableRow>
  );
}

const tones = { down: 'error', on: 'success', off: 'neutral' } as const;
