import { useState } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import { Redirect } from 'wouter';
import { useFeatures } from '../../state/use-features.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { MailSent } from './mail-sent.tsx';
import { Checkbox, FormControl, FormControlLabel, FormHelperText, Link } from '@mui/material';
import {
  useForm,
  useWatch,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { register } from '../../api/auth.ts';
import { errorFields, type FieldErrors } from '../../lib/http-error.ts';
import type { Features } from '../../../shared/wire/system.ts';
import { FormEmailField } from '../../ui/form-email-field.tsx';
import { NewPasswordFields, newPasswordNames } from '../../ui/new-password-fields.tsx';
import { GuestForm } from './guest-form.tsx';
import { Captcha } from './captcha/captcha.tsx';

const names = ['email', ...newPasswordNames, 'terms_accepted'] as const;

const empty = { email: '', password: '', confirm_password: '', terms_accepted: false, captcha: '' };

/** If registration is closed, offers only the sign-in. */
export function RegisterScreen() {
  const { t } = useTranslation();
  const { status, offered, load } = useFeatures();
  const [sentTo, setSentTo] = useState<string>();
  if (offered?.registration === false) return <Redirect to="/auth" replace />;
  if (sentTo !== undefined) {
    return (
      <NarrowScreen title={t('auth.signUp')}>
        <MailSent title={t('auth.registerDone')}>{t('auth.registerDoneText', { email: sentTo })}</MailSent>
      </NarrowScreen>
    );
  }
  // Hidden until the form appears, because it would jump.
  const isArriving = offered === undefined && status !== 'failed';
  const below = isArriving ? undefined : (
    <>
      {t('auth.haveAccount')} <TextLink href="/auth">{t('auth.signIn')}</TextLink>
    </>
  );
  return (
    <NarrowScreen title={t('auth.signUp')} below={below}>
      {offered !== undefined ? (
        <RegisterForm captcha={offered.captcha} onDone={setSentTo} />
      ) : status === 'failed' ? (
        <ErrorState message={t('auth.registerLoadFailed')} onRetry={() => void load()} />
      ) : (
        <Spinner />
      )}
    </NarrowScreen>
  );
}

interface RegisterFormProps {
  readonly captcha: Features['captcha'];
  /** Called when the server has accepted the registration of this address. */
  onDone(email: string): void;
}

/** The button needs the terms and the captcha; pressing it checks everything else. */
export function RegisterForm({ captcha, onDone }: RegisterFormProps) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: empty });
  const { control } = form;
  const [attempt, setAttempt] = useState(0);
  const [termsAccepted, solution] = useWatch({ control, name: ['terms_accepted', 'captcha'] });

  async function send(values: typeof empty): Promise<void> {
    const email = values.email.trim();
    await register({ ...values, email });
    onDone(email);
  }
  function onError(error: unknown): boolean {
    if (isUsedUp(errorFields(error))) {
      form.setValue('captcha', '');
      setAttempt(attempt + 1);
    }
    return false;
  }

  return (
    <GuestForm
      form={form}
      names={names}
      send={send}
      onError={onError}
      submitLabel={t('auth.register')}
      disabled={!termsAccepted || solution === ''}
    >
      <FormEmailField control={control} name="email" label={t('auth.email')} autoFocus />
      <NewPasswordFields control={control} label={t('auth.password')} />
      <TermsCheckbox control={control} name="terms_accepted" />
      <Captcha
        key={attempt}
        settings={captcha}
        again={attempt > 0}
        onSolution={(text) => form.setValue('captcha', text)}
      />
    </GuestForm>
  );
}

/** A solution works once. The server checks fields first, so the solution is still valid if a field was rejected. */
function isUsedUp(errors: FieldErrors): boolean {
  const rejected = Object.keys(errors).filter((name) => name !== 'non_field_errors');
  return rejected.length === 0 || rejected.includes('captcha');
}

interface TermsCheckboxProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, boolean>;
}

/** 'I agree to Terms and Privacy'. The linked pages open beside the form, so nothing typed is lost. */
function TermsCheckbox<Values extends FieldValues>({ control, name }: TermsCheckboxProps<Values>) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const { value, ref, ...handlers } = field;
  const message = fieldState.error?.message;
  const page = (topic: 'terms' | 'privacy') => (
    <Link href={`/support/${topic}`} target="_blank" rel="noopener" underline="always" />
  );
  return (
    <FormControl error={message !== undefined}>
      <FormControlLabel
        sx={{ gap: 1 }}
        label={
          <Trans defaults={t('auth.agree')} components={{ terms: page('terms'), privacy: page('privacy') }} />
        }
        control={
          <Checkbox
            {...handlers}
            checked={value === true}
            slotProps={{
              input: {
                ref,
                'aria-required': true,
                'aria-invalid': message !== undefined,
                'aria-describedby': message === undefined ? undefined : `${name}-text`,
              },
            }}
          />
        }
      />
      {message !== undefined && <FormHelperText id={`${name}-text`}>{message}</FormHelperText>}
    </FormControl>
  );
}
