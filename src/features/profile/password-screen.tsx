import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ProfilePage } from './profile-page.tsx';
import { Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { changePassword } from '../../api/users.ts';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import type { User } from '../../../shared/wire/accounts.ts';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { FieldColumns } from '../../ui/side-by-side.tsx';
import { PasswordOwner } from './password-owner.tsx';

const empty = { current_password: '', password: '', confirm_password: '' };

export function PasswordScreen() {
  const { t } = useTranslation();
  const user = useAppStore((state) => state.session.user);
  if (user === undefined) return null;
  return (
    <ProfilePage title={t('menu.password')} description={t('profile.password.text')}>
      <SectionCard title={t('profile.password.change')}>
        <PasswordForm user={user} />
      </SectionCard>
    </ProfilePage>
  );
}

export function PasswordForm({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: empty });
  const { control } = form;
  const saving = useSave(form, {
    toast: 'all',
    send: (values) => changePassword(user, values),
    successMessage: t('profile.password.changed'),
    onSaved: () => form.reset(empty),
  });
  return (
    <SaveForm saving={saving} submitLabel={t('profile.password.submit')} gap={4}>
      <PasswordOwner email={user.email} />
      <FieldColumns>
        <FormPasswordField
          control={control}
          name="current_password"
          label={t('profile.password.current')}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields control={control} label={t('auth.newPassword')} />
      </FieldColumns>
      <Typography variant="body2" color="textSecondary">
        {t('profile.password.others')}
      </Typography>
    </SaveForm>
  );
}
