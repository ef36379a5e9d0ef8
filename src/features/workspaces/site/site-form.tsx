import {
  FormHelperText,
  Typography,
  FormControl,
  InputLabel,
  NativeSelect,
  OutlinedInput,
  Alert,
  AlertTitle,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useController, useForm, type Control, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../api/query-keys.ts';
import { updateWorkspace } from '../../../api/workspaces.ts';
import { SaveForm, useSave } from '../../../records/save-form.tsx';
import { limits } from '../../../../shared/limits.ts';
import { siteSlugLength } from '../../../../shared/site-slug.ts';
import type { Workspace } from '../../../../shared/wire/workspaces.ts';
import { useAppStore } from '../../../state/app-store.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { ToggleField } from '../../../records/toggle-field.tsx';
import { writtenUrl } from '../../../records/written-url.ts';
import { SiteAddress } from './site-address.tsx';
import { DomainVerification } from './domain-verification.tsx';
import { type Language, languageNames, languages } from '../../../../shared/languages.ts';

function siteOf({
  site_enabled,
  site_slug,
  site_domain_written,
  site_language,
  preview_url_written,
}: Workspace) {
  return {
    site_enabled,
    site_slug,
    site_domain: site_domain_written ?? '',
    site_language,
    preview_url: preview_url_written ?? '',
  };
}

export function SiteForm({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: siteOf(workspace) });
  const saving = useSave(form, {
    send: (values) =>
      updateWorkspace(workspace.id, {
        ...values,
        site_slug: values.site_slug.trim().toLowerCase(),
        site_domain: values.site_domain.trim() === '' ? null : values.site_domain,
        preview_url: values.preview_url.trim() === '' ? null : values.preview_url,
      }),
    successMessage: t('workspaces.updated'),
    async onSaved(saved) {
      queries.setQueryData(queryKeys.workspace(saved.id), saved);
      form.reset(siteOf(saved));
      await useAppStore.getState().workspaces.load();
    },
  });
  return (
    <SectionCard title={t('workspaces.site.title')}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('workspaces.site.text')}
      </Typography>
      <SaveForm saving={saving} submitLabel={t('workspaces.site.save')} onlyChanges>
        <TakenDown site_taken_down={workspace.site_taken_down} />
        <SiteAddress
          url={workspace.site_url}
          written={writtenUrl(workspace)}
          enabled={workspace.site_enabled && workspace.site_taken_down === null}
        />
        <ToggleField
          control={form.control}
          name="site_enabled"
          label={t('workspaces.site.enabled')}
          help={t('workspaces.site.enabledHint')}
        />
        <FieldColumns>
          <FormTextField
            control={form.control}
            name="site_slug"
            label={t('workspaces.site.slug')}
            help={t('workspaces.site.slugHint')}
            maxLength={siteSlugLength}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <FormTextField
            control={form.control}
            name="site_domain"
            label={t('workspaces.site.domain')}
            help={t('workspaces.site.domainHint')}
            {...addressInput}
            maxLength={253}
          />
          <SiteLanguage control={form.control} />
        </FieldColumns>
        <DomainVerification workspace={workspace} />
        <FormTextField
          control={form.control}
          name="preview_url"
          label={t('workspaces.site.previewUrl')}
          help={t('workspaces.site.previewUrlHint')}
          {...addressInput}
          maxLength={limits.previewUrlLength}
        />
      </SaveForm>
    </SectionCard>
  );
}

const addressInput = { autoCapitalize: 'none', spellCheck: false, inputMode: 'url' } as const;

/** The language of the pages, declared to visitors' browsers and search engines. */
function SiteLanguage<Values extends { readonly site_language: Language }>({
  control,
}: {
  readonly control: Control<Values>;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { field } = useController({ control, name: 'site_language' as FieldPath<Values> });
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{t('workspaces.site.language')}</InputLabel>
      <NativeSelect
        {...field}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': `${id}-hint` }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-hint`}>{t('workspaces.site.languageHint')}</FormHelperText>
    </FormControl>
  );
}

function TakenDown({ site_taken_down: down }: Pick<Workspace, 'site_taken_down'>) {
  const { t } = useTranslation();
  if (down === null) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{t('workspaces.site.takenDown')}</AlertTitle>
      {down.reason === '' ? t('workspaces.site.takenDownText') : down.reason}
    </Alert>
  );
}
