import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isLanguage, languageNames } from '../../../shared/languages.ts';
import type { Subscriber } from '../../../shared/wire/newsletter.ts';
import { fromLg, fromMd } from '../../ui/from-width.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Time } from '../../ui/time.tsx';

interface AddressRowProps {
  readonly subscriber: Subscriber;
  readonly narrow: boolean;
  onDelete(): void;
}

/** One address, and whether its owner has confirmed it. */
export function AddressRow({ subscriber, narrow, onDelete }: AddressRowProps) {
  const { t } = useTranslation();
  const { email, language, created_at } = subscriber;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {email}
        </Typography>
        {narrow && (
          <Box sx={{ mt: 1 }}>
            <ConfirmedState subscriber={subscriber} />
          </Box>
        )}
      </TableCell>
      {!narrow && (
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          <ConfirmedState subscriber={subscriber} />
        </TableCell>
      )}
      <TableCell sx={fromLg}>{isLanguage(language) ? languageNames[language] : language}</TableCell>
      <TableCell sx={{ ...fromMd, whiteSpace: 'nowrap' }}>
        <Time value={created_at} />
      </TableCell>
      <TableCell align="right" sx={{ width: 64 }}>
        <Tooltip title={t('newsletterAddresses.deleteAction')}>
          <IconButton aria-label={t('newsletterAddresses.delete', { email })} onClick={onDelete}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
}

function ConfirmedState({ subscriber: { confirmed_at } }: Pick<AddressRowProps, 'subscriber'>) {
  const { t } = useTranslation();
  if (confirmed_at === null) return <StatusChip tone="warning" label={t('newsletterAddresses.waiting')} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <StatusChip tone="success" label={t('newsletterAddresses.confirmed')} />
      <Typography variant="body2" component="span" color="textSecondary">
        <Time value={confirmed_at} />
      </Typography>
    </Box>
  );
}
