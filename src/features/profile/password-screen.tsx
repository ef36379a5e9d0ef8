import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfilePage } from './profile-page.tsx';

/** Changes the password of the user's account. */
export function PasswordScreen() {
  const { t } = useTranslation();
  const user = useAppStore((state) => state.session.user);
  if (user === undefined) return null;
  return (
    <ProfilePage title={t('menu.password')} description={t('profile.password.text')}>
      <SectionCard title={t('profile.password.change')}>
        <PasswordForm user={user} />
      </SectionCard>
    </ProfilePage>
  );
}
