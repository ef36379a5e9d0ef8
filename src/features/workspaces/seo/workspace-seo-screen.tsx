import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoadedWorkspace } from '../loaded-workspace.tsx';
import { Box, Card, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { queryKeys } from '../../../api/query-keys.ts';
import { updateWorkspace } from '../../../api/workspaces.ts';
import { DescriptionField } from '../../../records/record-fields.tsx';
import { SaveForm, useSave } from '../../../records/save-form.tsx';
import { limits } from '../../../../shared/limits.ts';
import type { Workspace, WorkspaceSeo } from '../../../../shared/wire/workspaces.ts';
import { showToast } from '../../../state/app-store.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { LoadingButton } from '../../../ui/loading-button.tsx';
import { LibraryImage } from '../library-image.tsx';
import { SeoPreview } from './seo-preview.tsx';
import { socialShape } from './social-shape.ts';
import { findUnknownPlaceholder, knownPlaceholders } from '../../../../shared/seo-title.ts';

export function WorkspaceSeoScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('workspaces.parts.seo')} description={t('seo.text')} />
      <LoadedWorkspace workspaceId={workspaceId}>
        {(workspace) => <SeoForm key={workspaceId} workspace={workspace} />}
      </LoadedWorkspace>
    </>
  );
}

export function SeoForm({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useForm<WorkspaceSeo>({ defaultValues: workspace.seo, resolver: useSeoResolver() });
  const { dirtyFields, isDirty } = form.formState;
  const written = useWatch({ control: form.control }) as WorkspaceSeo;
  const saving = useSave(form, {
    names: [],
    send({ media, ...words }: WorkspaceSeo) {
      // Send the image only if it changed, so an image deleted meanwhile does not prevent saving the texts.
      const seo = dirtyFields.media === undefined ? words : { ...words, media };
      return updateWorkspace(workspace.id, { seo });
    },
    onSaved(saved) {
      queries.setQueryData(queryKeys.workspace(saved.id), saved);
      // The library shows whether each image is in use.
      void queries.invalidateQueries({ queryKey: queryKeys.media(saved.id) });
      form.reset(saved.seo);
      showToast('success', t('workspaces.updated'));
    },
  });
  const { title_template: template } = written;
  const sameForAll = template.trim() !== '' && !template.includes('{title}');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 360px' }, gap: 6 }}>
      <Card sx={{ alignSelf: 'start' }}>
        <CardContent>
          <SaveForm form={form} onSubmit={saving.save}>
            <FormTextField
              control={form.control}
              name="title_template"
              label={t('seo.titleTemplate')}
              help={
                sameForAll
                  ? t('seo.sameForAll', { title: '{title}' })
                  : t('seo.titleTemplateHint', { title: '{title}', workspace: '{workspace}' })
              }
              placeholder="{title} · {workspace}"
              htmlInput={{ maxLength: limits.titleLength }}
            />
            <DescriptionField
              control={form.control}
              label={t('seo.description')}
              help={t('seo.descriptionHint')}
              maxRows={8}
              htmlInput={{ maxLength: limits.seoDescriptionLength }}
            />
            <LibraryImage
              control={form.control}
              name="media"
              label={t('seo.image')}
              hint={t('seo.imageHint')}
              shape={{ width: 240, ...socialShape }}
            />
            <LoadingButton
              type="submit"
              loading={saving.isPending}
              disabled={!isDirty}
              sx={{ alignSelf: 'flex-end' }}
            >
              {t('common.save')}
            </LoadingButton>
          </SaveForm>
        </CardContent>
      </Card>
      <SeoPreview seo={written} siteTitle={workspace.title} />
    </Box>
  );
}

/** Rejects unknown placeholders in the title template, like the server. */
function useSeoResolver(): Resolver<WorkspaceSeo> {
  const { t } = useTranslation();
  return (values) => {
    const placeholder = findUnknownPlaceholder(values.title_template);
    if (placeholder === undefined) return { values, errors: {} };
    const message = t('seo.unknownPlaceholder', { placeholder, known: knownPlaceholders });
    return { values: {}, errors: { title_template: { type: 'api', message } } };
  };
}
