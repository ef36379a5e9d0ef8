import { Accordion, AccordionDetails, AccordionSummary, Box, Stack, Typography } from '@mui/material';
import type { TFunction } from 'i18next';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteFormSubmission, updateFormSubmission } from '../../api/form-submissions.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import { useMoreItems, type usePagedList } from '../../records/use-paged-list.ts';
import type { FormSubmission, FormSubmissionList } from '../../../shared/wire/form-submissions.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { SubmissionBody } from './submission-body.tsx';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';
import { cutText } from '../../../shared/cut-text.ts';
import { oneLine } from '../../../shared/one-line.ts';

interface SubmissionsListProps {
  readonly workspaceId: string;
  readonly spam: boolean;
  readonly list: ReturnType<typeof usePagedList<FormSubmissionList>>;
}

/** At most one is open. Opening one marks it as read. */
export function SubmissionsList({ workspaceId, spam, list }: SubmissionsListProps) {
  const { t } = useTranslation();
  const changes = queryKeys.formSubmissions(workspaceId);
  const mark = useCall({
    call: ({ submission, is_read }: { readonly submission: FormSubmission; readonly is_read: boolean }) =>
      updateFormSubmission(submission, { is_read }),
    changes,
  });
  const [openId, setOpenId] = useState<string>();
  const [deleted, setDeleted] = useState<{ readonly submission: FormSubmission; readonly place: number }>();
  const { list: rows, focusAfter, more } = useMoreItems<HTMLUListElement>(list.query);
  const move = useCall({
    call: ({ submission }: { readonly submission: FormSubmission; readonly place: number }) =>
      updateFormSubmission(submission, { is_spam: !spam }),
    successMessage: t(spam ? 'inquiries.movedBack' : 'inquiries.movedToSpam'),
    changes,
  });

  function toggle(submission: FormSubmission, open: boolean) {
    setOpenId(open ? submission.id : undefined);
    if (open && !submission.is_read) mark.mutate({ submission, is_read: true });
  }

  function markUnread(submission: FormSubmission, place: number) {
    mark.mutate({ submission, is_read: false });
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
          successMessage={t('inquiries.deleted')}
          changes={changes}
          onDone={() => focusAfter(deleted.place)}
          onClose={() => setDeleted(undefined)}
        >
          {t('inquiries.deleteText', { sender: senderOf(deleted.submission, t) })}
        </CallDialog>
      )}
    </Stack>
  );
}

/** The number of characters that fill the line of a row on a wide screen. */
const length = 120;

interface SubmissionRowProps {
  readonly submission: FormSubmission;
  readonly open: boolean;
  onToggle(open: boolean): void;
  /** Shown when it is open. */
  readonly children: ReactNode;
}

function SubmissionRow({ submission, open, onToggle, children }: SubmissionRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const { is_read, message, created_at } = submission;
  const weight = is_read ? {} : { fontWeight: 650 };
  return (
    <Accordion
      expanded={open}
      onChange={(_, expanded) => onToggle(expanded)}
      disableGutters
      elevation={0}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary id={`${id}-head`} aria-controls={`${id}-body`} expandIcon={<ExpandIcon />}>
        <Box sx={{ flex: 1, minWidth: 0, mr: 3 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
            <Typography
              component="span"
              dir="auto"
              noWrap={!open}
              sx={{ ...weight, flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {senderOf(submission, t)}
            </Typography>
            {!is_read && <StatusChip label={t('inquiries.unread')} tone="info" />}
            <Typography component="span" variant="caption" color="textSecondary">
              <Time value={created_at} />
            </Typography>
          </Box>
          {!open && (
            <Typography
              component="span"
              dir="auto"
              variant="body2"
              color="textSecondary"
              noWrap
              sx={{ display: 'block' }}
            >
              {beginningOf(message)}
            </Typography>
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails id={`${id}-body`}>{children}</AccordionDetails>
    </Accordion>
  );
}

/** The beginning of a message, in one line: the rest is neither rendered nor read out until it is opened. */
function beginningOf(message: string): string {
  return cutText(oneLine(message), length, '…');
}

/** The name, else the email address, else a placeholder. */
function senderOf({ name, email }: FormSubmission, t: TFunction): string {
  return name || email || t('inquiries.nameless');
}
