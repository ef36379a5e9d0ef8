import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ProfilePage } from './profile-page.tsx';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { User } from '../../../shared/wire/accounts.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';
import { useForm } from 'react-hook-form';
import { updateUser } from '../../api/users.ts';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { useBrand } from '../../ui/brand.ts';
import { OfficeAddress } from '../../ui/office.tsx';

export function ProfileScreen() {
  const { t } = useTranslation();
  const user = useAppStore((state) => state.session.user);
  if (user === undefined) return null;
  return (
    <ProfilePage title={t('profile.title')}>
      <SectionCard title={t('profile.basicInformation')}>
        <ProfileForm user={user} />
      </SectionCard>
      <SectionCard title={t('profile.status')}>
        <AccountStatus user={user} />
      </SectionCard>
    </ProfilePage>
  );
}

function AccountStatus({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'fit-content(45%) 1fr',
        alignItems: 'center',
        columnGap: 6,
        rowGap: 3,
        m: 0,
      }}
    >
      <Fact name={t('profile.account')}>
        <StatusChip
          tone={user.is_active ? 'success' : 'warning'}
          label={t(user.is_active ? 'users.states.active' : 'users.states.notActive')}
        />
      </Fact>
      {user.is_admin && <Fact name={t('profile.isAdmin')}>{t('profile.yes')}</Fact>}
      <Fact name={t('profile.joined')}>
        <Time value={user.date_joined} />
      </Fact>
      {user.last_login !== null && (
        <Fact name={t('profile.lastLogin')}>
          <Time value={user.last_login} />
        </Fact>
      )}
    </Box>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'contents' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minHeight: 24 }}>
        {children}
      </Box>
    </Box>
  );
}

/** The address is read-only: support changes it. */
export function ProfileForm({ user }: { readonly user: User }) {
  const { office } = useBrand();
  const { t } = useTranslation();
  const userChanged = useAppStore((state) => state.session.userChanged);
  const form = useForm({ defaultValues: { name: user.name, email: user.email } });
  const { control } = form;
  const saving = useSave(form, {
    toast: 'all',
    send: ({ name, email }) => updateUser(user.id, { name: name.trim(), email }),
    successMessage: t('profile.updated'),
    onSaved(changed) {
      userChanged(changed);
      form.reset({ name: changed.name, email: changed.email });
    },
  });
  return (
    <SaveForm saving={saving} submitLabel={t('common.update')} onlyChanges gap={4}>
      <FormTextField control={control} name="name" label={t('profile.name')} autoComplete="name" required />
      <FormTextField
        control={control}
        name="email"
        label={t('profile.email')}
        help={t('profile.emailHelp')}
        readOnly
      />
      {office !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {t('menu.support')}: <OfficeAddress />
        </Typography>
      )}
    </SaveForm>
  );
}
