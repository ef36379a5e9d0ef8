import { Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateUser } from '../../api/users.ts';
import { showFormFailure } from '../../records/form-failure.ts';
import type { User } from '../../../shared/wire/accounts.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FormLeaveGuard } from '../../ui/leave/form-leave-guard.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { OfficeAddress } from '../../ui/office.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';

interface ProfileValues {
  name: string;
  email: string;
}

/** The user's name and address. The address is read-only: support changes it. */
export function ProfileForm({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const userChanged = useAppStore((state) => state.session.userChanged);
  const form = useForm<ProfileValues>({ defaultValues: { name: user.name, email: user.email } });
  const { control, formState } = form;
  const { resume, question } = useResumedCall(formState.isDirty);

  const submit = form.handleSubmit(async ({ name, email }) => {
    try {
      const changed = await resume(() => updateUser(user.id, { name: name.trim(), email }));
      userChanged(changed);
      form.reset({ name: changed.name, email: changed.email });
      showToast('success', t('profile.updated'));
    } catch (error) {
      showFormFailure(form, ['name', 'email'], error);
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 4 }}>
      <FormTextField control={control} name="name" label={t('profile.name')} autoComplete="name" required />
      <FormTextField
        control={control}
        name="email"
        label={t('profile.email')}
        help={t('profile.emailHelp')}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('menu.support')}: <OfficeAddress />
      </Typography>
      <LoadingButton
        type="submit"
        loading={formState.isSubmitting}
        disabled={!formState.isDirty}
        sx={{ alignSelf: 'flex-end' }}
      >
        {t('common.update')}
      </LoadingButton>
      <FormLeaveGuard dirty={formState.isDirty} />
      <PasswordQuestion {...question} />
    </Stack>
  );
}
