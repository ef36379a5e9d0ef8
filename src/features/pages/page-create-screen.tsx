import { Card, CardContent } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { createPage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { SaveForm, useSave } from '../../records/save-form.tsx';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import { PageFields, pageInput, type PageValues } from './page-fields.tsx';
import { suggestUrlPath } from './suggest-url-path.ts';

export function PageCreateScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('pages.createTitle')}
        description={t('pages.emptyText')}
        back={{ href: `/workspaces/${workspaceId}/pages`, label: t('pages.title') }}
      />
      <Card>
        <CardContent>
          <PageCreateForm workspaceId={workspaceId} />
        </CardContent>
      </Card>
    </>
  );
}

/** The path follows the title until the user edits it. */
export function PageCreateForm({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useForm<PageValues>({ defaultValues: { title: '', url_path: '' } });
  const [title, urlPath] = useWatch({ control: form.control, name: ['title', 'url_path'] });
  const ownPath = form.formState.dirtyFields.url_path === true;
  const saving = useSave(form, {
    send: (values) => createPage({ ...pageInput(values), workspace: workspaceId }),
    successMessage: t('pages.created'),
    onSaved: () => void queries.invalidateQueries({ queryKey: queryKeys.pages(workspaceId) }),
    leadsTo: ({ id }) => `/workspaces/${workspaceId}/pages/${id}`,
  });

  useEffect(() => {
    if (!ownPath) form.resetField('url_path', { defaultValue: suggestUrlPath(title) });
  }, [form, ownPath, title]);

  return (
    <SaveForm saving={saving} submitLabel={t('pages.create')} cancelHref={`/workspaces/${workspaceId}/pages`}>
      <PageFields control={form.control} pathHelp={pathHelp(urlPath, t)} />
    </SaveForm>
  );
}

/** Shows the path in the form in which it will be stored. */
function pathHelp(urlPath: string, t: TFunction): string {
  if (urlPath.trim() === '') return t('pages.fields.urlPathHint');
  const path = normalizeUrlPath(urlPath);
  return path === undefined ? t('pages.fields.urlPathInvalid') : t('pages.fields.urlPathStored', { path });
}
