import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../api/query-keys.ts';
import { checkDomain } from '../../../api/websites.ts';
import { useCall } from '../../../records/call-dialog.tsx';
import type { Workspace } from '../../../../shared/wire/workspaces.ts';
import { AddressText } from '../../../ui/address-text.tsx';
import { LoadingButton } from '../../../ui/loading-button.tsx';
import { CopyButton } from './copy-button.tsx';

/** Shows whether the domain of a site is verified, and if not, the DNS record to add and a button that checks for it. */
export function DomainVerification({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { id, site_domain_written: domain, site_domain_proof: proof, site_domain_record: record } = workspace;
  const check = useCall({
    call: () => checkDomain(id),
    successMessage: t('workspaces.site.proof.done'),
    changes: queryKeys.workspace(id),
    onDone: (saved) => queryClient.setQueryData(queryKeys.workspace(saved.id), saved),
  });
  const copied = { done: t('workspaces.site.proof.copied'), failed: t('workspaces.site.proof.copyFailed') };
  if (domain === null || record === null) return null;
  if (proof !== null)
    return <Alert severity="success">{t('workspaces.site.proof.proven', { domain })}</Alert>;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{t('workspaces.site.proof.waiting', { domain })}</AlertTitle>
      {t('workspaces.site.proof.text')}
      <Box
        component="dl"
        sx={{ my: 3, '& dd': { m: 0, mb: 2 }, '& code': { overflowWrap: 'anywhere', userSelect: 'all' } }}
      >
        <Typography component="dt" variant="body2" color="textSecondary">
          {t('workspaces.site.proof.name')}
        </Typography>
        <dd>
          <code>
            <AddressText>{record.name}</AddressText>
          </code>
          <CopyButton text={record.name} label={t('workspaces.site.proof.copyName')} {...copied} />
        </dd>
        <Typography component="dt" variant="body2" color="textSecondary">
          {t('workspaces.site.proof.value')}
        </Typography>
        <dd>
          <code>{record.value}</code>
          <CopyButton text={record.value} label={t('workspaces.site.proof.copyValue')} {...copied} />
        </dd>
      </Box>
      <LoadingButton
        type="button"
        variant="outlined"
        color="inherit"
        loading={check.isPending}
        onClick={() => check.mutate(undefined)}
      >
        {t('workspaces.site.proof.check')}
      </LoadingButton>
    </Alert>
  );
}
