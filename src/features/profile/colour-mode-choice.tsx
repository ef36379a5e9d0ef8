import { useColorScheme } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from './choice-group.tsx';

const modes = ['light', 'dark', 'system'] as const;

/** Light, dark, or the setting of the device; stored in this browser. */
export function ColourModeChoice() {
  const { t } = useTranslation();
  const { mode, setMode } = useColorScheme();
  return (
    <ChoiceGroup
      label={t('profile.settings.mode')}
      choices={modes.map((value) => ({ value, label: t(`profile.settings.modes.${value}`) }))}
      value={mode ?? 'system'}
      onChoose={(chosen) => setMode(chosen)}
    />
  );
}
