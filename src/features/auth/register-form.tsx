import { Stack } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { register } from '../../api/auth.ts';
import { errorFields, type FieldErrors } from '../../lib/http-error.ts';
import { useJoined } from '../../lib/use-joined.ts';
import { showFormFailure } from '../../records/form-failure.ts';
import type { Features } from '../../../shared/wire/accounts.ts';
import { FormEmailField } from '../../ui/form-email-field.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { NewPasswordFields, newPasswordNames } from '../../ui/new-password-fields.tsx';
import { Captcha } from './captcha/captcha.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

const names = ['email', ...newPasswordNames, 'terms_accepted'] as const;

const empty = { email: '', password: '', confirm_password: '', terms_accepted: false, captcha: '' };

interface RegisterFormProps {
  readonly captcha: Features['captcha'];
  /** Called when the server has accepted the registration of this address. */
  onDone(email: string): void;
}

/** The form for a new account. The button needs the terms and the captcha; pressing it checks everything else. */
export function RegisterForm({ captcha, onDone }: RegisterFormProps) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: empty });
  const { control, formState } = form;
  const [attempt, setAttempt] = useState(0);
  const [termsAccepted, solution] = useWatch({ control, name: ['terms_accepted', 'captcha'] });

  const send = useJoined(async (values: typeof empty) => {
    const email = values.email.trim();
    try {
      await register({ ...values, email });
      onDone(email);
    } catch (error) {
      if (isUsedUp(errorFields(error))) {
        form.setValue('captcha', '');
        setAttempt(attempt + 1);
      }
      showFormFailure(form, names, error);
    }
  });
  const submit = form.handleSubmit((values) => send(values));

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
      <FormEmailField control={control} name="email" label={t('auth.email')} autoFocus />
      <NewPasswordFields control={control} label={t('auth.password')} />
      <TermsCheckbox control={control} name="terms_accepted" />
      <Captcha
        key={attempt}
        settings={captcha}
        again={attempt > 0}
        onSolution={(text) => form.setValue('captcha', text)}
      />
      <LoadingButton
        type="submit"
        fullWidth
        loading={formState.isSubmitting}
        disabled={!termsAccepted || solution === ''}
      >
        {t('auth.register')}
      </LoadingButton>
    </Stack>
  );
}

/** A solution works once. The server checks fields first, so the solution is still valid if a field was rejected. */
function isUsedUp(errors: FieldErrors): boolean {
  const refused = Object.keys(errors).filter((name) => name !== 'non_field_errors');
  return refused.length === 0 || refused.includes('captcha');
}
