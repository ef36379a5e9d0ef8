import LinkOff from '@mui/icons-material/LinkOffOutlined';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkResetKey, setPassword } from '../../api/auth.ts';
import { errorSentence } from '../../lib/http-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton, TextLink } from '../../ui/link-button.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NarrowScreen } from '../../ui/narrow-screen.tsx';
import { isDeadKey } from '../../lib/dead-key.ts';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { showToast } from '../../state/app-store.ts';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { GuestForm } from './guest-form.tsx';

type KeyState = 'checking' | 'good' | 'dead' | { readonly failure: string };

/** The screen behind the link in a reset mail: sets a new password while the key is valid. */
export function ResetPasswordScreen({ resetKey }: { readonly resetKey: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<KeyState>('checking');
  useEffect(() => {
    if (state !== 'checking') return;
    checkResetKey(resetKey).then(
      () => setState('good'),
      (error: unknown) => setState(isDeadKey(error) ? 'dead' : { failure: errorSentence(error) }),
    );
  }, [resetKey, state]);
  if (state === 'dead') {
    return (
      <NarrowScreen title={t('auth.resetTitle')}>
        <Outcome
          icon={<LinkOff />}
          tone="warning"
          title={t('auth.keyInvalid')}
          action={
            <LinkButton href="/auth/forgot-password" variant="contained">
              {t('auth.requestAnother')}
            </LinkButton>
          }
        >
          {t('auth.keyInvalidText')}
        </Outcome>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title={t('auth.resetTitle')}
      below={<TextLink href="/auth">{t('auth.backToSignIn')}</TextLink>}
    >
      {state === 'checking' ? (
        <Spinner />
      ) : state === 'good' ? (
        <ResetPasswordForm resetKey={resetKey} onDead={() => setState('dead')} />
      ) : (
        <ErrorState message={state.failure} onRetry={() => setState('checking')} />
      )}
    </NarrowScreen>
  );
}

interface ResetPasswordFormProps {
  readonly resetKey: string;
  /** Called when the key was used up or expired while the form was open. */
  onDead(): void;
}

export function ResetPasswordForm({ resetKey, onDead }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const form = useForm({ defaultValues: { password: '', confirm_password: '' } });
  async function send(values: { password: string; confirm_password: string }): Promise<void> {
    await setPassword({ key: resetKey, ...values });
    showToast('success', t('auth.passwordSet'));
    // Keep the key out of the history.
    navigate('/auth', { replace: true });
  }
  function onError(error: unknown): boolean {
    if (isDeadKey(error)) onDead();
    return isDeadKey(error);
  }
  return (
    <GuestForm form={form} send={send} onError={onError} toast="all" submitLabel={t('auth.setPassword')}>
      <NewPasswordFields control={form.control} label={t('auth.newPassword')} autoFocus />
    </GuestForm>
  );
}
