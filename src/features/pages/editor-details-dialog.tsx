import { Alert, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updatePage } from '../../api/pages.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { HttpError } from '../../lib/http-error.ts';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import { SaveDialog, useSave } from '../../records/save-form.tsx';
import type { Page } from '../../../shared/wire/content.ts';
import { showToast } from '../../state/app-store.ts';
import { PageFields, pageInput, type PageValues } from './page-fields.tsx';

interface PageDetailsDialogProps {
  readonly page: Page;
  onChanged(): void;
  onClose(): void;
}

/**
 * Edits the title and path of a page. It does not overwrite another user's change, but reports it and shows it when opened again.
 */
export function PageDetailsDialog({ page, onChanged, onClose }: PageDetailsDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useForm<PageValues>({
    values: { title: page.title, url_path: page.url_path },
    resetOptions: { keepDirtyValues: true },
  });
  const saving = useSave(form, {
    send: (values) => updatePage(page, pageInput(values)),
    successMessage: t('editor.saved'),
    onSaved() {
      onChanged();
      void queries.invalidateQueries({ queryKey: [...queryKeys.pages(page.workspace), 'list'] });
      onClose();
    },
    onError(error) {
      const isStale = error instanceof HttpError && error.status === 412;
      if (!isStale) return false;
      showToast('error', t('pageEditor.stale'));
      onChanged();
      return true;
    },
  });
  const path = useWatch({ control: form.control, name: 'url_path' });
  const isMoved = !page.in_draft && (normalizeUrlPath(path) ?? page.url_path) !== page.url_path;
  return (
    <SaveDialog saving={saving} title={t('pageEditor.details')} maxWidth="xs" onlyChanges onClose={onClose}>
      <Stack sx={{ gap: 5 }}>
        <PageFields control={form.control} pathHelp={t('pages.fields.urlPathHint')} />
        <div role="status">
          {isMoved && (
            <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
              {t('pageEditor.pathIsLive', { path: page.url_path })}
            </Alert>
          )}
        </div>
      </Stack>
    </SaveDialog>
  );
}
