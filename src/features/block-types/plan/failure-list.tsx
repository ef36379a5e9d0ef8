import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PlanFailure } from '../../../../shared/wire/plans.ts';
import { fonts } from '../../../../theme/tokens.ts';
import { FailurePlace } from './failure-place.tsx';

interface FailureListProps {
  readonly failures: readonly PlanFailure[];
  /** A word in a number field also breaks a rule, but users should read that it is not a number. */
  readonly isConverted: boolean;
}

export function FailureList({ failures, isConverted }: FailureListProps) {
  const { t } = useTranslation('builder');
  return (
    <List dense sx={failuresSx} tabIndex={0}>
      {failures.map((failure, at) => (
        <ListItem key={at} divider={at < failures.length - 1}>
          <ListItemText
            primary={
              <>
                {failure.reason !== 'empty' && <code>{failure.value}</code>}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {t(
                    `plan.reasons.${isConverted && failure.reason === 'unfit' ? 'notValid' : failure.reason}`,
                  )}
                </Typography>
              </>
            }
            secondary={<FailurePlace failure={failure} />}
          />
        </ListItem>
      ))}
    </List>
  );
}

const failuresSx = {
  ...{ maxHeight: 240, overflowY: 'auto', p: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
  '& li': { px: 3, py: 2 },
  '& code': { fontFamily: fonts.code, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
} as const;
