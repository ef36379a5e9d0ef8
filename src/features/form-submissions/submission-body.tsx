import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import NoSpamIcon from '@mui/icons-material/MoveToInboxOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import SpamIcon from '@mui/icons-material/GppBadOutlined';
import { Box, Button, type ButtonProps, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSubmission } from '../../../shared/wire/form-submissions.ts';
import { useAppStore } from '../../state/app-store.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { replyLink } from './reply-link.ts';

interface SubmissionBodyProps {
  readonly submission: FormSubmission;
  onMarkUnread(): void;
  /** Moves it to the spam, or back. */
  onMove(): void;
  onDelete(): void;
}

/** Shows the message as plain text, unchanged. */
export function SubmissionBody({ submission, onMarkUnread, onMove, onDelete }: SubmissionBodyProps) {
  const { t } = useTranslation();
  const { workspace, email, page, message, is_spam } = submission;
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 2 } }}>
        {email !== '' && (
          <Button
            variant="outlined"
            startIcon={<ReplyIcon />}
            href={replyLink(submission, t('inquiries.replySubject', { title }))}
          >
            {t('inquiries.reply')}
          </Button>
        )}
        <Box sx={{ display: { xs: 'flex', sm: 'contents' }, gap: 1 }}>
          <Action icon={<UnreadIcon />} label={t('inquiries.markUnread')} onClick={onMarkUnread} />
          <Action
            icon={is_spam ? <NoSpamIcon /> : <SpamIcon />}
            label={t(is_spam ? 'inquiries.noSpam' : 'inquiries.markSpam')}
            onClick={onMove}
          />
          <Action icon={<DeleteIcon />} label={t('inquiries.delete')} color="error" onClick={onDelete} />
        </Box>
      </Stack>
    </Stack>
  );
}

interface ActionProps extends Pick<ButtonProps, 'color' | 'onClick'> {
  readonly icon: ReactNode;
  readonly label: string;
}

/** On phones only its icon, so that three of them have room in one row. */
function Action({ icon, label, ...button }: ActionProps) {
  return (
    <Button
      color="inherit"
      aria-label={label}
      title={label}
      startIcon={icon}
      sx={({ breakpoints }) => ({
        [breakpoints.down('sm')]: { minWidth: 44, '& .MuiButton-startIcon': { mx: 0 } },
      })}
      {...button}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
