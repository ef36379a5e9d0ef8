import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { IconButton, useColorScheme } from '@mui/material';
import { useTranslation } from 'react-i18next';

/** Sun or moon: shows the mode that pressing it switches to. */
export function ColourModeToggle() {
  const { t } = useTranslation();
  const { mode, systemMode, setMode } = useColorScheme();
  // Unknown until the page has mounted.
  const shown = mode === 'system' ? systemMode : mode;
  if (shown === undefined) return null;
  const next = shown === 'dark' ? 'light' : 'dark';
  const label = t(next === 'dark' ? 'frame.darkMode' : 'frame.lightMode');
  return (
    <IconButton aria-label={label} title={label} onClick={() => setMode(next)}>
      {next === 'dark' ? <DarkModeOutlined fontSize="small" /> : <LightModeOutlined fontSize="small" />}
    </IconButton>
  );
}
