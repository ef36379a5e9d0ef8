import { Card, CardContent } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createWorkspace } from '../../api/workspaces.ts';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import type { WorkspaceInput } from '../../../shared/wire/workspaces.ts';
import { useAppStore } from '../../state/app-store.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { WorkspaceFields, type WorkspaceValues } from './workspace-fields.tsx';

export function WorkspaceCreateScreen() {
  const { t } = useTranslation();
  const form = useForm<WorkspaceValues>({ defaultValues: { type: '', title: '', description: '' } });
  const saving = useSave(form, {
    // The form requires a type.
    send: ({ type, title, description }) =>
      createWorkspace({ type, title: title.trim(), description: description.trim() } as WorkspaceInput),
    successMessage: t('workspaces.created'),
    onSaved: () => useAppStore.getState().workspaces.load(),
    leadsTo: ({ id }) => `/workspaces/${id}`,
  });
  return (
    <>
      <PageHeader
        title={t('workspaces.createTitle')}
        description={t('workspaces.createText')}
        back={{ href: '/workspaces', label: t('workspaces.title') }}
      />
      <Card>
        <CardContent>
          <SaveForm saving={saving} submitLabel={t('workspaces.create')} cancelHref="/workspaces">
            <WorkspaceFields control={form.control} />
          </SaveForm>
        </CardContent>
      </Card>
    </>
  );
}
