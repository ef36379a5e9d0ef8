import { Stack, Card, CardContent } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadedWorkspace } from './loaded-workspace.tsx';
import { SiteForm } from './site/site-form.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { queryKeys } from '../../api/query-keys.ts';
import { updateWorkspace } from '../../api/workspaces.ts';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { useAppStore } from '../../state/app-store.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FieldColumns } from '../../ui/side-by-side.tsx';
import { ToggleField } from '../../records/toggle-field.tsx';
import { readTags } from './tags-text.ts';
import { WorkspaceFields } from './workspace-fields.tsx';

export function WorkspaceSettingsScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('workspaces.parts.settings')} />
      <LoadedWorkspace workspaceId={workspaceId}>
        {(workspace) => (
          <Stack key={workspaceId} sx={{ gap: 4 }}>
            <WorkspaceSettingsForm workspace={workspace} />
            <SiteForm workspace={workspace} />
          </Stack>
        )}
      </LoadedWorkspace>
    </>
  );
}

function settingsOf({ type, title, description, tags, i18n_enabled }: Workspace) {
  return { type, title, description, tags: tags.join(', '), i18n_enabled };
}

/** Save is enabled once something has changed. */
export function WorkspaceSettingsForm({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: settingsOf(workspace) });
  const saving = useSave(form, {
    send: ({ tags, ...values }) => updateWorkspace(workspace.id, { ...values, tags: readTags(tags) }),
    successMessage: t('workspaces.updated'),
    async onSaved(saved) {
      queries.setQueryData(queryKeys.workspace(saved.id), saved);
      form.reset(settingsOf(saved));
      await useAppStore.getState().workspaces.load();
    },
  });
  return (
    <Card>
      <CardContent>
        <SaveForm saving={saving} submitLabel={t('common.save')} onlyChanges>
          <WorkspaceFields control={form.control} />
          <FieldColumns>
            <FormTextField
              control={form.control}
              name="tags"
              label={t('workspaces.fields.tags')}
              help={t('workspaces.fields.tagsHint')}
            />
            <ToggleField
              control={form.control}
              name="i18n_enabled"
              label={t('workspaces.fields.i18n')}
              help={t('workspaces.fields.i18nHint')}
            />
          </FieldColumns>
        </SaveForm>
      </CardContent>
    </Card>
  );
}
