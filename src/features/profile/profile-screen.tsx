import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { sizes } from '../../ui/theme/tokens.ts';
import { AccountStatus } from './account-status.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The reader's own account. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const user = useAppStore((state) => state.session.user);
  if (user === undefined) return null;
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Stack sx={{ gap: 4, maxWidth: sizes.readable }}>
        <SectionCard title={t('profile.basicInformation')}>
          <ProfileForm user={user} />
        </SectionCard>
        <SectionCard title={t('profile.status')}>
          <AccountStatus user={user} />
        </SectionCard>
      </Stack>
    </>
  );
}
