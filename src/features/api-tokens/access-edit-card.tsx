import { Button, Card, CardContent } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateAccess } from '../../api/accesses.ts';
import { queryKeys } from '../../api/query-keys.ts';
import type { Access } from '../../../shared/wire/accesses.ts';
import { showToast } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { AccessForm, accessInput, accessValues, showAccessFailure, useAccessForm } from './access-form.tsx';
import { DeleteAccessDialog } from './delete-access-dialog.tsx';

/** Edits or deletes an API token. Save is enabled once something has changed. */
export function AccessEditCard({ access }: { readonly access: Access }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const form = useAccessForm(access);
  const { resume, question } = useResumedCall(form.formState.isDirty);
  const save = useMutation({
    mutationFn: (patch: ReturnType<typeof accessInput>) => resume(() => updateAccess(access.id, patch)),
    onSuccess(saved) {
      void queries.invalidateQueries({ queryKey: queryKeys.access(saved.id) });
      void queries.invalidateQueries({ queryKey: queryKeys.accesses(saved.workspace) });
      form.reset(accessValues(saved));
      showToast('success', t('apiTokens.updated'));
    },
    onError: (error) => showAccessFailure(form, error),
  });
  return (
    <Card>
      <CardContent>
        <AccessForm form={form} onSubmit={(values) => save.mutate(accessInput(values))}>
          <Button color="error" onClick={() => setDeleting(true)} sx={{ mr: 'auto' }}>
            {t('apiTokens.delete')}
          </Button>
          <LoadingButton type="submit" loading={save.isPending} disabled={!form.formState.isDirty}>
            {t('common.save')}
          </LoadingButton>
        </AccessForm>
        <PasswordQuestion {...question} />
        {deleting && <DeleteAccessDialog access={access} onClose={() => setDeleting(false)} />}
      </CardContent>
    </Card>
  );
}
