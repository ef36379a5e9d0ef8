import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteFormSubmission, updateFormSubmission } from '../../api/form-submissions.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import { useMoreItems } from '../../records/use-paged-list.ts';
import type { FormSubmission } from '../../../shared/wire/form-submissions.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { SubmissionBody } from './submission-body.tsx';
import { SubmissionRow } from './submission-row.tsx';
import { useMarkSubmission, type useFormSubmissions } from './use-form-submissions.ts';
import { useSenderName } from './use-sender-name.ts';

interface SubmissionsListProps {
  readonly workspaceId: string;
  /** Whether the list shows spam. */
  readonly spam: boolean;
  readonly list: ReturnType<typeof useFormSubmissions>;
}

/** The form submissions, at most one of them open. Opening one marks it as read. */
export function SubmissionsList({ workspaceId, spam, list }: SubmissionsListProps) {
  const { t } = useTranslation();
  const mark = useMarkSubmission(workspaceId);
  const [openId, setOpenId] = useState<string>();
  const [deleted, setDeleted] = useState<{ readonly submission: FormSubmission; readonly place: number }>();
  const { list: rows, focusAfter, more } = useMoreItems<HTMLUListElement>(list.query);
  const sender = useSenderName();
  const move = useCall({
    call: ({ submission }: { readonly submission: FormSubmission; readonly place: number }) =>
      updateFormSubmission(submission, { is_spam: !spam }),
    done: t(spam ? 'inquiries.movedBack' : 'inquiries.movedToSpam'),
    changes: queryKeys.formSubmissions(workspaceId),
  });

  function toggle(submission: FormSubmission, open: boolean) {
    setOpenId(open ? submission.id : undefined);
    if (open && !submission.is_read) mark.mutate({ ...submission, is_read: true });
  }

  function markUnread(submission: FormSubmission, place: number) {
    mark.mutate({ ...submission, is_read: false });
    setOpenId(undefined);
    // The button disappears with the open message; its row stays.
    rows.current?.children[place]?.querySelector('button')?.focus();
  }

  return (
    <Stack sx={{ gap: 5 }}>
      <Box
        component="ul"
        ref={rows}
        aria-label={t(spam ? 'inquiries.spam' : 'inquiries.title')}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {list.items.map((submission, place) => (
          <li key={submission.id}>
            <SubmissionRow
              submission={submission}
              open={openId === submission.id}
              onToggle={(open) => toggle(submission, open)}
            >
              <SubmissionBody
                submission={submission}
                onMarkUnread={() => markUnread(submission, place)}
                onMove={() => move.mutate({ submission, place }, { onSuccess: () => focusAfter(place) })}
                onDelete={() => setDeleted({ submission, place })}
              />
            </SubmissionRow>
          </li>
        ))}
      </Box>
      <LoadMore {...more} />
      {deleted && (
        <CallDialog
          title={t('inquiries.deleteTitle')}
          confirmLabel={t('inquiries.delete')}
          call={() => deleteFormSubmission(deleted.submission)}
          done={t('inquiries.deleted')}
          changes={queryKeys.formSubmissions(workspaceId)}
          onDone={() => focusAfter(deleted.place)}
          onClose={() => setDeleted(undefined)}
        >
          {t('inquiries.deleteText', { sender: sender(deleted.submission) })}
        </CallDialog>
      )}
    </Stack>
  );
}
