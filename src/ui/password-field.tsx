import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton, InputAdornment, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from './password-strength.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'value' | 'endAdornment'> & {
  readonly value: string;
  readonly meter?: boolean;
  /** A password that the server has rejected. The meter rates it as weak. */
  readonly refused?: string | undefined;
};

export function PasswordField({ meter = false, refused, value, ...props }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const eye = (
    <InputAdornment position="end">
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
    </InputAdornment>
  );
  return (
    <Box>
      <TextInput {...props} value={value} type={visible ? 'text' : 'password'} endAdornment={eye} />
      {meter && <PasswordMeter password={value} refused={value === refused} />}
    </Box>
  );
}

const shown = {
  0: { key: 'password.veryWeak', color: 'error', bar: 8 },
  33: { key: 'password.weak', color: 'warning', bar: 33 },
  66: { key: 'password.strong', color: 'success', bar: 66 },
  100: { key: 'password.veryStrong', color: 'success', bar: 100 },
} as const;

interface PasswordMeterProps {
  readonly password: string;
  /** Whether the server has rejected this password: then it is weak. */
  readonly refused: boolean;
}

/** Shows and announces nothing for an empty field. */
function PasswordMeter({ password, refused }: PasswordMeterProps) {
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
