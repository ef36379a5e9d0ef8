import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updatePage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorFields, HttpError } from '../../lib/http-error.ts';
import { limits } from '../../../shared/limits.ts';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import type { Page } from '../../../shared/wire/content.ts';
import { showToast } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FormLeaveDialog, useFormLeaveGuard } from '../../ui/leave/form-leave-guard.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';

interface PageDetailsDialogProps {
  readonly page: Page;
  onChanged(): void;
  onClose(): void;
}

/** Edits the title and path of a page. It does not overwrite somebody else's change, but reports it and shows it when
 * opened again. */
export function PageDetailsDialog({ page, onChanged, onClose }: PageDetailsDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const id = useId();
  const form = useForm({
    values: { title: page.title, url_path: page.url_path },
    resetOptions: { keepDirtyValues: true },
  });
  const guard = useFormLeaveGuard(form.formState.isDirty);
  const { resume, question } = useResumedCall(form.formState.isDirty);
  const update = useMutation({
    mutationFn: (values: { title: string; url_path: string }) => resume(() => updatePage(page, values)),
    onSuccess() {
      showToast('success', t('editor.saved'));
      onChanged();
      void queries.invalidateQueries({ queryKey: [...queryKeys.pages(page.workspace), 'list'] });
      onClose();
    },
    onError(error) {
      if (error instanceof HttpError && error.status === 412) {
        showToast('error', t('pageEditor.stale'));
        onChanged();
        return;
      }
      const rest = showFieldErrors(form, ['title', 'url_path'], errorFields(error));
      if (rest !== '') showToast('error', rest);
    },
  });

  function submit({ title, url_path }: { title: string; url_path: string }): void {
    const path = normalizeUrlPath(url_path);
    if (path !== undefined) return update.mutate({ title: title.trim(), url_path: path });
    form.setError(
      'url_path',
      { type: 'api', message: t('pages.fields.urlPathInvalid') },
      { shouldFocus: true },
    );
  }

  return (
    <Dialog open onClose={() => guard.ask(onClose)} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <DialogTitle id={id}>{t('pageEditor.details')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 5 }}>
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
              help={t('pages.fields.urlPathHint')}
              required
              slotProps={{ htmlInput: { maxLength: limits.urlPathLength, spellCheck: false } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <LoadingButton type="submit" loading={update.isPending} disabled={!form.formState.isDirty}>
            {t('common.save')}
          </LoadingButton>
        </DialogActions>
      </form>
      <FormLeaveDialog guard={guard} />
      <PasswordQuestion {...question} />
    </Dialog>
  );
}
