import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../shared/limits.ts';
import { FormPasswordField } from './form-password-field.tsx';

/** The fields of a form with a new password, named as on the server. */
export const newPasswordNames = ['password', 'confirm_password'] as const;

type NewPasswordValues = FieldValues & Readonly<Record<(typeof newPasswordNames)[number], string>>;

interface NewPasswordFieldsProps<Values extends NewPasswordValues> {
  readonly control: Control<Values>;
  /** The label of the first field: `Password`, or `New password` if there is an old one. */
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** A new password with its meter, and its confirmation. Applies the server's rules. */
export function NewPasswordFields<Values extends NewPasswordValues>(props: NewPasswordFieldsProps<Values>) {
  const { control, label, autoFocus = false } = props;
  const { t } = useTranslation();
  function checkLength(value: string): string | undefined {
    // Counts characters like the server: an emoji is one.
    const { length } = [...value];
    if (length < limits.passwordMin) return t('common.tooShort', { min: limits.passwordMin });
    return length > limits.passwordMax ? t('common.tooLong', { max: limits.passwordMax }) : undefined;
  }
  const [password, confirmation] = newPasswordNames as unknown as [FieldPath<Values>, FieldPath<Values>];
  return (
    <>
      <FormPasswordField
        control={control}
        name={password}
        label={label}
        help={t('password.help', { min: limits.passwordMin })}
        autoComplete="new-password"
        autoFocus={autoFocus}
        check={checkLength}
        checkedBy={[confirmation]}
        required
        meter
      />
      <FormPasswordField
        control={control}
        name={confirmation}
        label={t('password.confirm')}
        autoComplete="new-password"
        check={(value, values) => (value === values.password ? undefined : t('password.differ'))}
        required
      />
    </>
  );
}
