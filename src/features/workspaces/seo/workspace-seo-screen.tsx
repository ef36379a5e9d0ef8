import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoadedWorkspace } from '../loaded-workspace.tsx';
import { Box, Card, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { queryKeys } from '../../../api/query-keys.ts';
import { updateWorkspace } from '../../../api/workspaces.ts';
import { DescriptionField } from '../../../records/record-fields.tsx';
import { SaveForm, useSave } from '../../../records/save-form.tsx';
import { limits } from '../../../../shared/limits.ts';
import type { Workspace, WorkspaceSeo } from '../../../../shared/wire/workspaces.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { LibraryImage } from '../library-image.tsx';
import { SeoPreview, socialImageSx } from './seo-preview.tsx';
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
  const form = useForm<WorkspaceSeo>({ defaultValues: workspace.seo });
  const { dirtyFields } = form.formState;
  const written = useWatch({ control: form.control }) as WorkspaceSeo;
  const saving = useSave(form, {
    send({ media, ...words }) {
      // Send the image only if it changed, so an image deleted meanwhile does not prevent saving the texts.
      const seo = dirtyFields.media === undefined ? words : { ...words, media };
      return updateWorkspace(workspace.id, { seo });
    },
    successMessage: t('workspaces.updated'),
    onSaved(saved) {
      queries.setQueryData(queryKeys.workspace(saved.id), saved);
      // The library shows whether each image is in use.
      void queries.invalidateQueries({ queryKey: queryKeys.media(saved.id) });
      form.reset(saved.seo);
    },
  });
  const { title_template: template } = written;
  // Rejects unknown placeholders, like the server.
  const checkTemplate = (text: string) => {
    const placeholder = findUnknownPlaceholder(text);
    return placeholder && t('seo.unknownPlaceholder', { placeholder, known: knownPlaceholders });
  };
  const sameForAll = template.trim() !== '' && !template.includes('{title}');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 360px' }, gap: 6 }}>
      <Card sx={{ alignSelf: 'start' }}>
        <CardContent>
          <SaveForm saving={saving} submitLabel={t('common.save')} onlyChanges>
            <FormTextField
              control={form.control}
              name="title_template"
              label={t('seo.titleTemplate')}
              help={
                sameForAll
                  ? t('seo.sameForAll', { title: '{title}' })
                  : t('seo.titleTemplateHint', { title: '{title}', workspace: '{workspace}' })
              }
              check={checkTemplate}
              placeholder="{title} · {workspace}"
              maxLength={limits.titleLength}
            />
            <DescriptionField
              control={form.control}
              label={t('seo.description')}
              help={t('seo.descriptionHint')}
              lines={{ min: 3, max: 8 }}
              maxLength={limits.seoDescriptionLength}
            />
            <LibraryImage
              control={form.control}
              name="media"
              label={t('seo.image')}
              hint={t('seo.imageHint')}
              shape={{ width: 240, ...socialImageSx }}
            />
          </SaveForm>
        </CardContent>
      </Card>
      <SeoPreview seo={written} siteTitle={workspace.title} />
    </Box>
  );
}
