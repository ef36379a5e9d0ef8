import { Card, CardContent, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createWorkspace } from '../../api/workspaces.ts';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import type { WorkspaceInput } from '../../../shared/wire/workspaces.ts';
import { showToast, useAppStore } from '../../state/app-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WorkspaceFields, type WorkspaceValues } from './workspace-fields.tsx';

export function WorkspaceCreateScreen() {
  const { t } = useTranslation();
  const form = useForm<WorkspaceValues>({ defaultValues: { type: '', title: '', description: '' } });
  const saving = useSave(form, {
    names: ['type', 'title', 'description'],
    send: (workspace: WorkspaceInput) => createWorkspace(workspace),
    async onSaved() {
      await useAppStore.getState().workspaces.load();
      showToast('success', t('workspaces.created'));
    },
    leadsTo: ({ id }) => `/workspaces/${id}`,
  });

  async function submit({ type, title, description }: WorkspaceValues): Promise<boolean> {
    return type !== '' && saving.save({ type, title: title.trim(), description: description.trim() });
  }

  return (
    <>
      <PageHeader
        title={t('workspaces.createTitle')}
        description={t('workspaces.createText')}
        back={{ href: '/workspaces', label: t('workspaces.title') }}
      />
      <Card>
        <CardContent>
          <SaveForm form={form} onSubmit={submit}>
            <WorkspaceFields control={form.control} />
            <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end' }}>
              <LinkButton href="/workspaces" color="inherit">
                {t('common.cancel')}
              </LinkButton>
              <LoadingButton type="submit" loading={saving.isPending}>
                {t('workspaces.create')}
              </LoadingButton>
            </Stack>
          </SaveForm>
        </CardContent>
      </Card>
    </>
  );
}
