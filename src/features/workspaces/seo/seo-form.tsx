import { Box, Card, CardContent, Stack } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../api/query-keys.ts';
import { updateWorkspace } from '../../../api/workspaces.ts';
import { errorFields } from '../../../lib/http-error.ts';
import { limits } from '../../../../shared/limits.ts';
import type { Workspace, WorkspaceSeo } from '../../../../shared/wire/workspaces.ts';
import { showToast } from '../../../state/app-store.ts';
import { useResumedCall } from '../../../state/use-resumed-call.ts';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { FormLeaveGuard } from '../../../ui/leave/form-leave-guard.tsx';
import { LoadingButton } from '../../../ui/loading-button.tsx';
import { PasswordQuestion } from '../../../ui/password-question.tsx';
import { SeoPreview } from './seo-preview.tsx';
import { SocialPicture } from './social-picture.tsx';
import { useSeoResolver } from './use-seo-resolver.ts';

/** Edits the texts for search engines and shared links, with a preview. */
export function SeoForm({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useForm<WorkspaceSeo>({ defaultValues: workspace.seo, resolver: useSeoResolver() });
  const { dirtyFields, isDirty } = form.formState;
  const written = useWatch({ control: form.control }) as WorkspaceSeo;
  const { resume, question } = useResumedCall(isDirty);
  const save = useMutation({
    mutationFn: ({ media, ...words }: WorkspaceSeo) => {
      // Send the picture only if it changed, so a picture deleted meanwhile does not prevent saving the texts.
      const seo = dirtyFields.media === undefined ? words : { ...words, media };
      return resume(() => updateWorkspace(workspace.id, { seo }));
    },
    onSuccess(saved) {
      queries.setQueryData(queryKeys.workspace(saved.id), saved);
      // The library shows whether each picture is in use.
      void queries.invalidateQueries({ queryKey: queryKeys.media(saved.id) });
      form.reset(saved.seo);
      showToast('success', t('workspaces.updated'));
    },
    onError(error) {
      const rest = showFieldErrors(form, [], errorFields(error));
      if (rest !== '') showToast('error', rest);
    },
  });
  const { title_template: template } = written;
  const sameForAll = template.trim() !== '' && !template.includes('{title}');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 640px) 360px' }, gap: 6 }}>
      <Card sx={{ alignSelf: 'start' }}>
        <CardContent>
          <Stack
            component="form"
            noValidate
            onSubmit={form.handleSubmit((values) => save.mutate(values))}
            sx={{ gap: 5 }}
          >
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
              slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
            />
            <FormTextField
              control={form.control}
              name="description"
              label={t('seo.description')}
              help={t('seo.descriptionHint')}
              multiline
              minRows={3}
              maxRows={8}
              slotProps={{ htmlInput: { maxLength: limits.seoDescriptionLength } }}
            />
            <SocialPicture control={form.control} />
            <LoadingButton
              type="submit"
              loading={save.isPending}
              disabled={!isDirty}
              sx={{ alignSelf: 'flex-end' }}
            >
              {t('common.save')}
            </LoadingButton>
            <FormLeaveGuard dirty={isDirty} />
          </Stack>
          <PasswordQuestion {...question} />
        </CardContent>
      </Card>
      <SeoPreview seo={written} siteTitle={workspace.title} />
    </Box>
  );
}
