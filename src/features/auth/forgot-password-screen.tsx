import { Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { requestPasswordReset } from '../../api/auth.ts';
import { FormEmailField } from '../../ui/form-email-field.tsx';
import { TextLink } from '../../ui/link-button.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { GuestForm } from './guest-form.tsx';
import { MailSent } from './mail-sent.tsx';

/** Requests a password reset link. The answer is the same whether the account exists or not. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <NarrowScreen title={t('auth.forgot')}>
        <MailSent title={t('auth.resetSent')}>{t('auth.resetSentText', { email: sentTo })}</MailSent>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen title={t('auth.forgot')} below={<TextLink href="/auth">{t('auth.backToSignIn')}</TextLink>}>
      <ForgotPasswordForm onSent={setSentTo} />
    </NarrowScreen>
  );
}

function ForgotPasswordForm({ onSent }: { onSent(email: string): void }) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { email: '' } });
  async function send({ email }: { email: string }): Promise<void> {
    await requestPasswordReset(email.trim());
    onSent(email.trim());
  }
  return (
    <GuestForm form={form} send={send} toast="all" submitLabel={t('auth.sendLink')}>
      <Typography color="textSecondary">{t('auth.forgotText')}</Typography>
      <FormEmailField control={form.control} name="email" label={t('auth.email')} autoFocus />
    </GuestForm>
  );
}
