import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSubmission } from '../../../shared/wire/form-submissions.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';
import { useSenderName } from './use-sender-name.ts';
import { cutText } from '../../../shared/cut-text.ts';
import { oneLine } from '../../../shared/one-line.ts';

/** The number of characters that fill the line of a row on a wide screen. */
const length = 120;

interface SubmissionRowProps {
  readonly submission: FormSubmission;
  readonly open: boolean;
  onToggle(open: boolean): void;
  /** Shown when it is open. */
  readonly children: ReactNode;
}

/** One submission: its sender, time and beginning, or all of it when open. */
export function SubmissionRow({ submission, open, onToggle, children }: SubmissionRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const sender = useSenderName();
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
              {sender(submission)}
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
