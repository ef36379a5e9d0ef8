import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { AccountStatus } from './account-status.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePage } from './profile-page.tsx';

/** The user's account. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const user = useAppStore((state) => state.session.user);
  if (user === undefined) return null;
  return (
    <ProfilePage title={t('profile.title')}>
      <SectionCard title={t('profile.basicInformation')}>
        <ProfileForm user={user} />
      </SectionCard>
      <SectionCard title={t('profile.status')}>
        <AccountStatus user={user} />
      </SectionCard>
    </ProfilePage>
  );
}
