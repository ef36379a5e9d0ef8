import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import {
  Typography,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { getUsage } from '../../api/usage.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { useAppStore } from '../../state/app-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { OfficeAddress } from '../../ui/office.tsx';
import { useBrand } from '../../ui/brand.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ProfilePage } from './profile-page.tsx';
import type { ReactNode } from 'react';
import type { Usage } from '../../../shared/wire/usage.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { formatNumber } from '../../../shared/intl.ts';

/** Fits four columns on the narrowest screens. */
const cell = {
  px: { xs: 2, sm: 4 },
  '&:first-of-type': { pl: { xs: 3, sm: 4 } },
  '&:last-of-type': { pr: { xs: 3, sm: 4 } },
} as const;

const number = {
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

const total = { color: 'text.primary', fontWeight: 'fontWeightMedium', borderBottom: 0 } as const;

/** A statement of usage: the content of the user's workspaces, and that it is free here. */
export function BillingScreen() {
  const { t } = useTranslation();
  const { name, office } = useBrand();
  return (
    <ProfilePage title={t('menu.billing')} description={t('profile.billing.text')}>
      <SectionCard title={t('profile.billing.price')}>
        <Typography color="textSecondary">
          <Trans
            i18nKey={
              office === undefined ? 'profile.billing.priceTextWithoutOffice' : 'profile.billing.priceText'
            }
            values={{ product: name }}
            components={{ office: <OfficeAddress /> }}
          />
        </Typography>
      </SectionCard>
      {/* Last, since its height is unknown before it has loaded. */}
      <Statement />
    </ProfilePage>
  );
}

function Statement() {
  const { t } = useTranslation();
  const isAdmin = useAppStore((state) => state.session.user?.is_admin === true);
  const usage = useQuery({ queryKey: queryKeys.usage(), queryFn: ({ signal }) => getUsage(signal) });
  if (usage.isPending) return <Spinner />;
  if (usage.isError)
    return <ErrorState message={errorSentence(usage.error)} onRetry={() => void usage.refetch()} />;
  if (usage.data.workspaces.length > 0) return <UsageTable usage={usage.data} />;
  const create = (
    <LinkButton href="/workspaces/create" variant="outlined">
      {t('workspaces.create')}
    </LinkButton>
  );
  return (
    <EmptyState icon={<ReceiptLong />} action={isAdmin ? undefined : create}>
      {t(isAdmin ? 'profile.billing.admin' : 'profile.billing.empty')}
    </EmptyState>
  );
}

type Amounts = Pick<Usage, 'pages' | 'media' | 'bytes'>;

function UsageTable({ usage }: { readonly usage: Usage }) {
  const { t } = useTranslation();
  return (
    <TableContainer>
      <Table aria-label={t('profile.billing.usage')}>
        <TableHead>
          <TableRow>
            <TableCell sx={cell}>{t('profile.billing.workspace')}</TableCell>
            <TableCell sx={number}>{t('profile.billing.pages')}</TableCell>
            <TableCell sx={number}>{t('profile.billing.media')}</TableCell>
            <TableCell sx={number}>{t('profile.billing.bytes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {usage.workspaces.map(({ id, title, ...amounts }) => (
            <UsageRow
              key={id}
              name={<TextLink href={`/workspaces/${id}`}>{title}</TextLink>}
              amounts={amounts}
            />
          ))}
        </TableBody>
        <TableFooter sx={{ '& .MuiTableCell-root': total }}>
          <UsageRow name={t('profile.billing.together')} amounts={usage} />
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

function UsageRow({ name, amounts }: { readonly name: ReactNode; readonly amounts: Amounts }) {
  const { language } = useTranslation().i18n;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...cell, overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      <TableCell sx={number}>{formatNumber(amounts.pages, language)}</TableCell>
      <TableCell sx={number}>{formatNumber(amounts.media, language)}</TableCell>
      <TableCell sx={number}>{formatBytes(amounts.bytes, language)}</TableCell>
    </TableRow>
  );
}
