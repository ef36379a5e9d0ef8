import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateUser } from '../../api/users.ts';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import type { User } from '../../../shared/wire/accounts.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { useBrand } from '../../ui/brand.ts';
import { OfficeAddress } from '../../ui/office.tsx';

interface ProfileValues {
  name: string;
  email: string;
}

/** The user's name and address. The address is read-only: support changes it. */
export function ProfileForm({ user }: { readonly user: User }) {
  const { office } = useBrand();
  const { t } = useTranslation();
  const userChanged = useAppStore((state) => state.session.userChanged);
  const form = useForm<ProfileValues>({ defaultValues: { name: user.name, email: user.email } });
  const { control, formState } = form;
  const saving = useSave(form, {
    names: ['name', 'email'],
    toast: 'all',
    send: ({ name, email }: ProfileValues) => updateUser(user.id, { name: name.trim(), email }),
    onSaved(changed) {
      userChanged(changed);
      form.reset({ name: changed.name, email: changed.email });
      showToast('success', t('profile.updated'));
    },
  });
  return (
    <SaveForm form={form} onSubmit={saving.save} gap={4}>
      <FormTextField control={control} name="name" label={t('profile.name')} autoComplete="name" required />
      <FormTextField
        control={control}
        name="email"
        label={t('profile.email')}
        help={t('profile.emailHelp')}
        htmlInput={{ readOnly: true }}
      />
      {office !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {t('menu.support')}: <OfficeAddress />
        </Typography>
      )}
      <LoadingButton
        type="submit"
        loading={saving.isPending}
        disabled={!formState.isDirty}
        sx={{ alignSelf: 'flex-end' }}
      >
        {t('common.update')}
      </LoadingButton>
    </SaveForm>
  );
}
