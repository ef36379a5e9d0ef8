import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisibilityOffOutlined, VisibilityOutlined } from './password-icons.ts';
import { passwordStrength } from './password-strength.ts';
import { IconButton } from '../../field-plugins/sdk/kit/icon-button.tsx';
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
      {visible ? <VisibilityOffOutlined size="small" /> : <VisibilityOutlined size="small" />}
    </IconButton>
  );
  return (
    <div>
      <TextField {...props} value={value} type={visible ? 'text' : 'password'} end={visibilityButton} />
      {meter && <PasswordMeter password={value} isRejected={value === rejectedPassword} />}
    </div>
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
  const main = `var(--octavo-palette-${color}-main)`;
  return (
    <div className="ui-meter" aria-live="polite">
      {password !== '' && (
        <>
          <div
            role="meter"
            aria-label={t('password.strength')}
            aria-valuenow={level}
            aria-valuetext={t(key)}
            style={{ '--ui-level': `${width}%`, '--ui-main': main } as CSSProperties}
          />
          <span className="ui-caption" style={{ color: main, fontWeight: 520 }}>
            {t(key)}
          </span>
        </>
      )}
    </div>
  );
}
