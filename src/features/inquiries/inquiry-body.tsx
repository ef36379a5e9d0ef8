import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import NoSpamIcon from '@mui/icons-material/MoveToInboxOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import SpamIcon from '@mui/icons-material/GppBadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Inquiry } from '../../../shared/wire/inquiries.ts';
import { useAppStore } from '../../state/app-store.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { replyLink } from './reply-link.ts';

interface InquiryBodyProps {
  readonly inquiry: Inquiry;
  onMarkUnread(): void;
  /** Moves it to the spam, or back. */
  onMove(): void;
  onDelete(): void;
}

/** A whole inquiry and its actions. The message is plain text, as it was written. */
export function InquiryBody({ inquiry, onMarkUnread, onMove, onDelete }: InquiryBodyProps) {
  const { t } = useTranslation();
  const { workspace, email, page, message, is_spam } = inquiry;
  const title = useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === workspace)?.title);
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email === '' ? t('inquiries.noEmail') : email}
        {page !== null && (
          <>
            {' · '}
            {t('inquiries.from')}{' '}
            <TextLink href={`/workspaces/${workspace}/pages/${page.id}`}>
              {page.title} ({page.url_path})
            </TextLink>
          </>
        )}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {email !== '' && (
          <Button
            variant="outlined"
            startIcon={<ReplyIcon />}
            href={replyLink(inquiry, t('inquiries.replySubject', { title }))}
          >
            {t('inquiries.reply')}
          </Button>
        )}
        <Button color="inherit" startIcon={<UnreadIcon />} onClick={onMarkUnread}>
          {t('inquiries.markUnread')}
        </Button>
        <Button color="inherit" startIcon={is_spam ? <NoSpamIcon /> : <SpamIcon />} onClick={onMove}>
          {t(is_spam ? 'inquiries.noSpam' : 'inquiries.markSpam')}
        </Button>
        <Button color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
          {t('inquiries.delete')}
        </Button>
      </Stack>
    </Stack>
  );
}
