import { Box, Card, CardContent } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { createAccess } from '../../api/accesses.ts';
import { queryKeys } from '../../api/query-keys.ts';
import type { AccessInput } from '../../../shared/wire/accesses.ts';
import { showToast } from '../../state/app-store.ts';
import { useResumedCall } from '../../state/use-resumed-call.ts';
import { leaveUnasked } from '../../ui/leave/ask-to-leave.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingButton } from '../../ui/loading-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PasswordQuestion } from '../../ui/password-question.tsx';
import { AccessForm, accessInput, showAccessFailure, useAccessForm } from './access-form.tsx';

/** Creates an API token and opens it, to show its key. */
export function ApiTokenCreateScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const form = useAccessForm();
  const listHref = `/workspaces/${workspaceId}/api-tokens`;
  const { resume, question } = useResumedCall(form.formState.isDirty);
  const create = useMutation({
    mutationFn: (access: AccessInput) => resume(() => createAccess(access)),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: queryKeys.accesses(workspaceId) });
      showToast('success', t('apiTokens.created'));
    },
    onError: (error) => showAccessFailure(form, error),
  });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={t('apiTokens.createTitle')}
        description={t('apiTokens.text')}
        back={{ href: listHref, label: t('apiTokens.title') }}
      />
      <Card>
        <CardContent>
          <AccessForm
            form={form}
            onSubmit={(values) =>
              create.mutate(
                { ...accessInput(values), workspace: workspaceId },
                { onSuccess: ({ id }) => leaveUnasked(() => navigate(`${listHref}/${id}`)) },
              )
            }
          >
            <LinkButton href={listHref} color="inherit">
              {t('common.cancel')}
            </LinkButton>
            <LoadingButton type="submit" loading={create.isPending}>
              {t('apiTokens.submitCreate')}
            </LoadingButton>
          </AccessForm>
        </CardContent>
      </Card>
      <PasswordQuestion {...question} />
    </Box>
  );
}
