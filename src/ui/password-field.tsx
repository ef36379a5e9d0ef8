import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordMeter } from './password-meter.tsx';
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
