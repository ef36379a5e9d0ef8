import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { getUsage } from '../../api/usage.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { useAppStore } from '../../state/app-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OfficeAddress } from '../../ui/office.tsx';
import { useBrand } from '../../ui/brand.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ProfilePage } from './profile-page.tsx';
import { UsageTable } from './usage-table.tsx';

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
