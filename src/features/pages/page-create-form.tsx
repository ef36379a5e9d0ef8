import { Stack } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { createPage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorFields } from '../../lib/http-error.ts';
import { limits } from '../../../shared/limits.ts';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import type { PageInput } from '../../../shared/wire/content.ts';
import { showToast } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { leaveUnasked } from '../../ui/leave/ask-to-leave.ts';
import { FormLeaveGuard } from '../../ui/leave/form-leave-guard.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { suggestUrlPath } from './suggest-url-path.ts';

/** Title and path of a new page. The path follows the title until the user edits it. */
export function PageCreateForm({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { title: '', url_path: '' } });
  const [title, urlPath] = useWatch({ control: form.control, name: ['title', 'url_path'] });
  const ownPath = form.formState.dirtyFields.url_path === true;
  const { resume, question } = useResumedCall(form.formState.isDirty);
  const create = useMutation({
    mutationFn: (page: PageInput) => resume(() => createPage(page)),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: queryKeys.pages(workspaceId) });
      showToast('success', t('pages.created'));
    },
    onError(error) {
      const rest = showFieldErrors(form, ['title', 'url_path'], errorFields(error));
      if (rest !== '') showToast('error', rest);
    },
  });

  useEffect(() => {
    if (!ownPath) form.resetField('url_path', { defaultValue: suggestUrlPath(title) });
  }, [form, ownPath, title]);

  function submit(values: { title: string; url_path: string }) {
    const url_path = normalizeUrlPath(values.url_path);
    if (url_path === undefined) {
      form.setError(
        'url_path',
        { type: 'api', message: t('pages.fields.urlPathInvalid') },
        { shouldFocus: true },
      );
      return;
    }
    create.mutate(
      { title: values.title.trim(), url_path, workspace: workspaceId },
      { onSuccess: ({ id }) => leaveUnasked(() => navigate(`/workspaces/${workspaceId}/pages/${id}`)) },
    );
  }

  return (
    <Stack component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={{ gap: 5 }}>
      <FormTextField
        control={form.control}
        name="title"
        label={t('pages.fields.title')}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
      />
      <FormTextField
        control={form.control}
        name="url_path"
        label={t('pages.fields.urlPath')}
        help={pathHelp(urlPath, t)}
        required
        slotProps={{ htmlInput: { maxLength: limits.urlPathLength, spellCheck: false } }}
      />
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end' }}>
        <LinkButton href={`/workspaces/${workspaceId}/pages`} color="inherit">
          {t('common.cancel')}
        </LinkButton>
        <LoadingButton type="submit" loading={create.isPending}>
          {t('pages.create')}
        </LoadingButton>
      </Stack>
      <FormLeaveGuard dirty={form.formState.isDirty} />
      <PasswordQuestion {...question} />
    </Stack>
  );
}

/** Says how the entered path will be stored. */
function pathHelp(urlPath: string, t: TFunction): string {
  if (urlPath.trim() === '') return t('pages.fields.urlPathHint');
  const path = normalizeUrlPath(urlPath);
  return path === undefined ? t('pages.fields.urlPathInvalid') : t('pages.fields.urlPathStored', { path });
}
