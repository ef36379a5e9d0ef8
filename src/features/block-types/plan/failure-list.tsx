import { Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { failurePath } from '../../../../shared/failure-path.ts';
import type { PlanFailure } from '../../../../shared/wire/plans.ts';
import { fonts } from '../../../../theme/tokens.ts';

interface FailureListProps {
  readonly failures: readonly PlanFailure[];
  /** Whether the plan converts the values: one that breaks a rule is then reported as invalid in the new type. */
  readonly isConverted: boolean;
}

export function FailureList({ failures, isConverted }: FailureListProps) {
  const { t } = useTranslation('builder');
  return (
    <List dense sx={failuresSx} tabIndex={0}>
      {failures.map((failure, index) => (
        <ListItem key={index} divider={index < failures.length - 1}>
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

/** A link to the block, with the titles on the path to the value. */
function FailurePlace({ failure }: { readonly failure: PlanFailure }) {
  const { t } = useTranslation('builder');
  const { kind, page_title = '', workspace_title = '', summary = '', path, items = [] } = failure;
  // Ids of items alternate with names of fields.
  const steps = path.map((step, index) => {
    if (index % 2 === 1) return step;
    const number = items[index / 2];
    return number === undefined ? '' : t('plan.item', { number });
  });
  const name = [page_title, summary, ...steps].filter((part) => part !== '').join(' › ');
  const details = [workspace_title, kind === 'live_page' ? t('plan.livePlace') : ''];
  return (
    <>
      <Link href={failurePath(failure)} target="_blank" rel="noreferrer">
        {name || t(`plan.places.${kind}`)}
      </Link>
      {details.filter((part) => part !== '').map((part) => ` · ${part}`)}
    </>
  );
}

const maxNames = 3;

/** The names of the fields with these values, such as `questions.answer`. */
export function failedFields(failures: readonly PlanFailure[]): string {
  const names = [...new Set(failures.map(nameOf))];
  return [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
}

function nameOf({ field, path }: PlanFailure): string {
  return [field, ...path.filter((_, index) => index % 2 === 1)].join('.');
}

const failuresSx = {
  maxHeight: 240,
  overflowY: 'auto',
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& li': { px: 3, py: 2 },
  '& code': { fontFamily: fonts.code, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
} as const;
