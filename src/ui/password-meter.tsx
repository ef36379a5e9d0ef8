import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from './password-strength.ts';

const shown = {
  0: { key: 'password.veryWeak', color: 'error', bar: 8 },
  33: { key: 'password.weak', color: 'warning', bar: 33 },
  66: { key: 'password.strong', color: 'success', bar: 66 },
  100: { key: 'password.veryStrong', color: 'success', bar: 100 },
} as const;

interface PasswordMeterProps {
  readonly password: string;
  /** Whether the server has rejected this password: then it is weak. */
  readonly refused?: boolean;
}

/** Shows and announces nothing for an empty field. */
export function PasswordMeter({ password, refused = false }: PasswordMeterProps) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const level = refused && strength > 33 ? 33 : strength;
  const { key, color, bar } = shown[level];
  return (
    <Box aria-live="polite" sx={{ mt: password === '' ? 0 : 2 }}>
      {password !== '' && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box
            role="meter"
            aria-label={t('password.strength')}
            aria-valuenow={level}
            aria-valuetext={t(key)}
            sx={{ flex: 1, height: 4, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}
          >
            <Box
              sx={{ width: `${bar}%`, height: '100%', bgcolor: `${color}.main`, transition: 'width 150ms' }}
            />
          </Box>
          <Typography variant="caption" sx={{ color: `${color}.main`, fontWeight: 'fontWeightMedium' }}>
            {t(key)}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
