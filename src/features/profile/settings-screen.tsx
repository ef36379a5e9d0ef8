import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ColourModeChoice } from './colour-mode-choice.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ProfilePage } from './profile-page.tsx';

/** Language and colour mode of this browser, and deletion of the account. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const user = useAppStore((state) => state.session.user);
  if (user === undefined) return null;
  return (
    <ProfilePage title={t('menu.settings')} description={t('profile.settings.text')}>
      <SectionCard title={t('frame.language')}>
        <LanguageChoice />
      </SectionCard>
      <SectionCard title={t('profile.settings.mode')}>
        <ColourModeChoice />
      </SectionCard>
      <SectionCard title={t('profile.delete.title')}>
        <DeleteAccount user={user} />
      </SectionCard>
    </ProfilePage>
  );
}
