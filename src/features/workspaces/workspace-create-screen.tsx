import { Box, Card, CardContent, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { createWorkspace } from '../../api/workspaces.ts';
import { errorFields } from '../../lib/http-error.ts';
import { limits } from '../../../shared/limits.ts';
import type { WorkspaceInput, WorkspaceType } from '../../../shared/wire/workspaces.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { leaveUnasked } from '../../ui/leave/ask-to-leave.ts';
import { FormLeaveGuard } from '../../ui/leave/form-leave-guard.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { TypeChoice } from './type-choice.tsx';

interface NewWorkspace {
  readonly type: WorkspaceType | '';
  readonly title: string;
  readonly description: string;
}

/** Creates a workspace and opens it. */
export function WorkspaceCreateScreen() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const form = useForm<NewWorkspace>({ defaultValues: { type: '', title: '', description: '' } });
  const { resume, question } = useResumedCall(form.formState.isDirty);
  const create = useMutation({
    mutationFn: (workspace: WorkspaceInput) => resume(() => createWorkspace(workspace)),
    async onSuccess() {
      await useAppStore.getState().workspaces.load();
      showToast('success', t('workspaces.created'));
    },
    onError(error) {
      const rest = showFieldErrors(form, ['type', 'title', 'description'], errorFields(error));
      if (rest !== '') showToast('error', rest);
    },
  });

  function submit({ type, title, description }: NewWorkspace) {
    if (type === '') return;
    const workspace = { type, title: title.trim(), description: description.trim() };
    create.mutate(workspace, {
      onSuccess: ({ id }) => leaveUnasked(() => navigate(`/workspaces/${id}`)),
    });
  }

  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={t('workspaces.createTitle')}
        description={t('workspaces.createText')}
        back={{ href: '/workspaces', label: t('workspaces.title') }}
      />
      <Card>
        <CardContent>
          <Stack component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={{ gap: 5 }}>
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
            <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end' }}>
              <LinkButton href="/workspaces" color="inherit">
                {t('common.cancel')}
              </LinkButton>
              <LoadingButton type="submit" loading={create.isPending}>
                {t('workspaces.create')}
              </LoadingButton>
            </Stack>
          </Stack>
        </CardContent>
      </Card>
      <FormLeaveGuard dirty={form.formState.isDirty} />
      <PasswordQuestion {...question} />
    </Box>
  );
}
