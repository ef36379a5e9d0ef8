import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ProfilePage } from './profile-page.tsx';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { chooseColourMode, useChosenMode } from '../../lib/colour-mode.ts';
import { type Language, languageNames, languages } from '../../../shared/languages.ts';
import { chooseLanguage } from '../../state/choose-language.ts';
import type { User } from '../../../shared/wire/accounts.ts';
import { RadioChoices } from '../../ui/radio-choices.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const lost = ['workspaces', 'sites', 'account', 'newsletter'] as const;

const modes = ['light', 'dark', 'system'] as const;

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

/** Light, dark, or the setting of the device; stored in this browser. */
function ColourModeChoice() {
  const { t } = useTranslation();
  return (
    <RadioChoices
      aria-label={t('profile.settings.mode')}
      choices={modes.map((value) => ({ value, label: t(`profile.settings.modes.${value}`) }))}
      value={useChosenMode()}
      onChange={chooseColourMode}
      sx={columnsSx}
    />
  );
}

/**
 * The languages of the interface. The chosen one applies as soon as its locale file has loaded, and is stored in this browser.
 */
function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const [wanted, setWanted] = useState<Language>();
  async function choose(language: Language): Promise<void> {
    setWanted(language);
    await chooseLanguage(language);
    setWanted(undefined);
  }
  return (
    <RadioChoices
      aria-label={t('frame.language')}
      choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      value={wanted ?? (i18n.language as Language)}
      onChange={(language) => void choose(language)}
      sx={columnsSx}
    />
  );
}

function DeleteAccount({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  // Administrators cannot delete their own account, so there is always one left.
  if (user.is_admin) return <Typography color="textSecondary">{t('profile.delete.admin')}</Typography>;
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <Typography color="textSecondary">{t('profile.delete.text')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, color: 'text.secondary' }}>
        {lost.map((what) => (
          <li key={what}>{t(`profile.delete.lost.${what}`)}</li>
        ))}
      </Box>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('profile.delete.action')}
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

const columnsSx = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } as const;
