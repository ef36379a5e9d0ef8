import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '../../lib/http-error.ts';
import type { Inquiry } from '../../../shared/wire/inquiries.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { useItemFocus } from '../../ui/use-item-focus.ts';
import { DeleteInquiryDialog } from './delete-inquiry-dialog.tsx';
import { InquiryBody } from './inquiry-body.tsx';
import { InquiryRow } from './inquiry-row.tsx';
import { useMarkInquiry, type useInquiries } from './use-inquiries.ts';

interface InquiriesListProps {
  readonly workspaceId: string;
  readonly list: ReturnType<typeof useInquiries>;
}

/** The inquiries, at most one of them open. Opening one marks it as read. */
export function InquiriesList({ workspaceId, list }: InquiriesListProps) {
  const { t } = useTranslation();
  const mark = useMarkInquiry(workspaceId);
  const [openId, setOpenId] = useState<string>();
  const [deleted, setDeleted] = useState<{ readonly inquiry: Inquiry; readonly place: number }>();
  const { list: rows, focusAfter, focusAdded } = useItemFocus<HTMLUListElement>();

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

  function loadMore() {
    focusAdded();
    void list.fetchNextPage();
  }

  return (
    <Stack sx={{ gap: 5 }}>
      <Box
        component="ul"
        ref={rows}
        aria-label={t('inquiries.title')}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {list.inquiries.map((inquiry, place) => (
          <li key={inquiry.id}>
            <InquiryRow
              inquiry={inquiry}
              open={openId === inquiry.id}
              onToggle={(open) => toggle(inquiry, open)}
            >
              <InquiryBody
                inquiry={inquiry}
                onMarkUnread={() => markUnread(inquiry, place)}
                onDelete={() => setDeleted({ inquiry, place })}
              />
            </InquiryRow>
          </li>
        ))}
      </Box>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failure={list.isFetchNextPageError ? errorSentence(list.error) : undefined}
        onMore={loadMore}
      />
      {deleted && (
        <DeleteInquiryDialog
          inquiry={deleted.inquiry}
          onDeleted={() => focusAfter(deleted.place)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Stack>
  );
}
