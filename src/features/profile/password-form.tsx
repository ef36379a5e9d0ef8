import { Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../api/users.ts';
import { showFormFailure } from '../../records/form-failure.ts';
import type { User } from '../../../shared/wire/accounts.ts';
import { showToast } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormLeaveGuard } from '../../ui/leave/form-leave-guard.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { NewPasswordFields, newPasswordNames } from '../../ui/new-password-fields.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { PasswordOwner } from './password-owner.tsx';

const names = ['current_password', ...newPasswordNames] as const;
const empty = { current_password: '', password: '', confirm_password: '' };

/** The current password, and the new one twice. */
export function PasswordForm({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: empty });
  const { control, formState } = form;
  const { resume, question } = useResumedCall(formState.isDirty);

  const submit = form.handleSubmit(async (values) => {
    try {
      await resume(() => changePassword(user.id, values));
      form.reset(empty);
      showToast('success', t('profile.password.changed'));
    } catch (error) {
      showFormFailure(form, names, error);
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
      <FormLeaveGuard dirty={formState.isDirty} />
      <PasswordOwner email={user.email} />
      <FormPasswordField
        control={control}
        name="current_password"
        label={t('profile.password.current')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields control={control} label={t('auth.newPassword')} />
      <Typography variant="body2" color="textSecondary">
        {t('profile.password.others')}
      </Typography>
      <LoadingButton type="submit" loading={formState.isSubmitting} sx={{ alignSelf: 'flex-end' }}>
        {t('profile.password.submit')}
      </LoadingButton>
      <PasswordQuestion {...question} />
    </Stack>
  );
}
