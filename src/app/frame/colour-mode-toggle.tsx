import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../field-plugins/sdk/kit/icon-button.tsx';
import { chooseColourMode, useColourMode } from '../../lib/colour-mode.ts';
import { DarkModeOutlined, LightModeOutlined } from './header-icons.ts';

/** Sun or moon: shows the mode that pressing it switches to. */
export function ColourModeToggle() {
  const { t } = useTranslation();
  const next = useColourMode() === 'dark' ? 'light' : 'dark';
  const label = t(next === 'dark' ? 'frame.darkMode' : 'frame.lightMode');
  return (
    <IconButton aria-label={label} title={label} onClick={() => chooseColourMode(next)}>
      {next === 'dark' ? <DarkModeOutlined size="small" /> : <LightModeOutlined size="small" />}
    </IconButton>
  );
}
