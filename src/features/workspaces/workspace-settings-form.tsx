import { Card, CardContent, FormControlLabel, FormHelperText, Stack } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { updateWorkspace } from '../../api/workspaces.ts';
import { errorFields } from '../../lib/http-error.ts';
import { limits } from '../../../shared/limits.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FormLeaveGuard } from '../../ui/leave/form-leave-guard.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { readTags, writeTags } from './tags-text.ts';
import { TypeChoice } from './type-choice.tsx';

function settingsOf({ type, title, description, tags, i18n_enabled }: Workspace) {
  return { type, title, description, tags: writeTags(tags), i18n_enabled };
}

/** Edits a workspace. Save is enabled once something has changed. */
export function WorkspaceSettingsForm({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: settingsOf(workspace) });
  const i18n = useController({ control: form.control, name: 'i18n_enabled' });
  const { resume, question } = useResumedCall(form.formState.isDirty);
  const save = useMutation({
    mutationFn: ({ tags, ...values }: ReturnType<typeof settingsOf>) =>
      resume(() => updateWorkspace(workspace.id, { ...values, tags: readTags(tags) })),
    async onSuccess(saved) {
      queries.setQueryData(queryKeys.workspace(saved.id), saved);
      form.reset(settingsOf(saved));
      showToast('success', t('workspaces.updated'));
      await useAppStore.getState().workspaces.load();
    },
    onError(error) {
      const rest = showFieldErrors(form, ['type', 'title', 'description', 'tags'], errorFields(error));
      if (rest !== '') showToast('error', rest);
    },
  });
  return (
    <Card>
      <CardContent>
        <Stack
          component="form"
          noValidate
          onSubmit={form.handleSubmit((values) => save.mutate(values))}
          sx={{ gap: 5 }}
        >
          <TypeChoice control={form.control} name="type" />
          <FormTextField
            control={form.control}
            name="title"
            label={t('workspaces.fields.title')}
            required
            slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
          />
          <FormTextField
            control={form.control}
            name="description"
            label={t('workspaces.fields.description')}
            help={t('workspaces.fields.descriptionHint')}
            multiline
            minRows={3}
            maxRows={10}
            slotProps={{ htmlInput: { maxLength: limits.descriptionLength } }}
          />
          <FormTextField
            control={form.control}
            name="tags"
            label={t('workspaces.fields.tags')}
            help={t('workspaces.fields.tagsHint')}
          />
          <div>
            <FormControlLabel
              label={t('workspaces.fields.i18n')}
              control={
                <Toggle
                  checked={i18n.field.value}
                  onChange={(_, checked) => i18n.field.onChange(checked)}
                  onBlur={i18n.field.onBlur}
                  slotProps={{ input: { 'aria-describedby': 'i18n-hint' } }}
                />
              }
            />
            <FormHelperText id="i18n-hint">{t('workspaces.fields.i18nHint')}</FormHelperText>
          </div>
          <LoadingButton
            type="submit"
            loading={save.isPending}
            disabled={!form.formState.isDirty}
            sx={{ alignSelf: 'flex-end' }}
          >
            {t('common.save')}
          </LoadingButton>
        </Stack>
        <FormLeaveGuard dirty={form.formState.isDirty} />
        <PasswordQuestion {...question} />
      </CardContent>
    </Card>
  );
}
