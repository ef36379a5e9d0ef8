import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteInquiry, updateInquiry } from '../../api/inquiries.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { CallDialog, useCall } from '../../records/call-dialog.tsx';
import { useMoreItems } from '../../records/use-paged-list.ts';
import type { Inquiry } from '../../../shared/wire/inquiries.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { InquiryBody } from './inquiry-body.tsx';
import { InquiryRow } from './inquiry-row.tsx';
import { useMarkInquiry, type useInquiries } from './use-inquiries.ts';
import { useSenderName } from './use-sender-name.ts';

interface InquiriesListProps {
  readonly workspaceId: string;
  /** Whether the list shows spam. */
  readonly spam: boolean;
  readonly list: ReturnType<typeof useInquiries>;
}

/** The inquiries, at most one of them open. Opening one marks it as read. */
export function InquiriesList({ workspaceId, spam, list }: InquiriesListProps) {
  const { t } = useTranslation();
  const mark = useMarkInquiry(workspaceId);
  const [openId, setOpenId] = useState<string>();
  const [deleted, setDeleted] = useState<{ readonly inquiry: Inquiry; readonly place: number }>();
  const { list: rows, focusAfter, more } = useMoreItems<HTMLUListElement>(list.query);
  const sender = useSenderName();
  const move = useCall({
    call: ({ inquiry }: { readonly inquiry: Inquiry; readonly place: number }) =>
      updateInquiry(inquiry, { is_spam: !spam }),
    done: t(spam ? 'inquiries.movedBack' : 'inquiries.movedToSpam'),
    changes: queryKeys.inquiries(workspaceId),
  });

  function toggle(inquiry: Inquiry, open: boolean) {
    setOpenId(open ? inquiry.id : undefined);
    if (open && !inquiry.is_read) mark.mutate({ ...inquiry, is_read: true });
  }

  function markUnread(inquiry: Inquiry, place: number) {
    mark.mutate({ ...inquiry, is_read: false });
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
        {list.items.map((inquiry, place) => (
          <li key={inquiry.id}>
            <InquiryRow
              inquiry={inquiry}
              open={openId === inquiry.id}
              onToggle={(open) => toggle(inquiry, open)}
            >
              <InquiryBody
                inquiry={inquiry}
                onMarkUnread={() => markUnread(inquiry, place)}
                onMove={() => move.mutate({ inquiry, place }, { onSuccess: () => focusAfter(place) })}
                onDelete={() => setDeleted({ inquiry, place })}
              />
            </InquiryRow>
          </li>
        ))}
      </Box>
      <LoadMore {...more} />
      {deleted && (
        <CallDialog
          title={t('inquiries.deleteTitle')}
          confirmLabel={t('inquiries.delete')}
          call={() => deleteInquiry(deleted.inquiry)}
          done={t('inquiries.deleted')}
          changes={queryKeys.inquiries(workspaceId)}
          onDone={() => focusAfter(deleted.place)}
          onClose={() => setDeleted(undefined)}
        >
          {t('inquiries.deleteText', { sender: sender(deleted.inquiry) })}
        </CallDialog>
      )}
    </Stack>
  );
}
