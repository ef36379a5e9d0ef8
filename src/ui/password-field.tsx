import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from './password-strength.ts';
import { TextField, type TextFieldProps } from '../../field-plugins/sdk/kit/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  readonly meter?: boolean;
  /** A password that the server has rejected: the meter rates it as weak. */
  readonly rejectedPassword?: string | undefined;
};

export function PasswordField({ meter = false, rejectedPassword, value, ...props }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const visibilityButton = (
    <IconButton
      size="small"
      edge="end"
      aria-label={t(visible ? 'password.hide' : 'password.show')}
      aria-pressed={visible}
      // Keeps the caret in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setVisible(!visible)}
    >
      {visible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
  return (
    <Box>
      <TextField {...props} value={value} type={visible ? 'text' : 'password'} end={visibilityButton} />
      {meter && <PasswordMeter password={value} isRejected={value === rejectedPassword} />}
    </Box>
  );
}

const levels = {
  0: { key: 'password.veryWeak', color: 'error', width: 8 },
  33: { key: 'password.weak', color: 'warning', width: 33 },
  66: { key: 'password.strong', color: 'success', width: 66 },
  100: { key: 'password.veryStrong', color: 'success', width: 100 },
} as const;

interface PasswordMeterProps {
  readonly password: string;
  readonly isRejected: boolean;
}

/** Shows and announces nothing for an empty field. */
function PasswordMeter({ password, isRejected }: PasswordMeterProps) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const level = isRejected && strength > 33 ? 33 : strength;
  const { key, color, width } = levels[level];
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
              sx={{ width: `${width}%`, height: '100%', bgcolor: `${color}.main`, transition: 'width 150ms' }}
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
