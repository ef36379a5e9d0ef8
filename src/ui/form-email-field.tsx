import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../shared/limits.ts';
import { couldBeEmail } from '../../shared/could-be-email.ts';
import type { FormFieldProps } from './form-field.ts';
import { FormTextField } from './form-text-field.tsx';

type FormEmailFieldProps<Values extends FieldValues> = Pick<FormFieldProps<Values>, 'control' | 'name'> & {
  readonly label: string;
  readonly autoFocus?: boolean;
};

/** The user's own email address. Rejects obvious mistakes before they reach the server. */
export function FormEmailField<Values extends FieldValues>(props: FormEmailFieldProps<Values>) {
  const { t } = useTranslation();
  function check(value: string): string | undefined {
    if (value.trim().length > limits.emailLength) return t('common.tooLong', { max: limits.emailLength });
    return couldBeEmail(value) ? undefined : t('common.invalidEmail');
  }
  return <FormTextField {...props} type="email" autoComplete="email" check={check} required />;
}
