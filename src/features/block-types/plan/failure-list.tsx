import { Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { failurePath } from '../../../../shared/failure-path.ts';
import type { PlanFailure } from '../../../../shared/wire/plans.ts';
import { fonts } from '../../../../theme/tokens.ts';

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

/** The place of a value, by the titles around it. Links to the block. */
function FailurePlace({ failure }: { readonly failure: PlanFailure }) {
  const { t } = useTranslation('builder');
  const { kind, page_title = '', workspace_title = '', summary = '', path, items = [] } = failure;
  const inside = path.map((part, at) => {
    if (at % 2 === 1) return part;
    const number = items[at / 2];
    return number === undefined ? '' : t('plan.item', { number });
  });
  const name = [page_title, summary, ...inside].filter((part) => part !== '').join(' › ');
  const around = [workspace_title, kind === 'live_page' ? t('plan.livePlace') : ''];
  return (
    <>
      <Link href={failurePath(failure)} target="_blank" rel="noreferrer">
        {name || t(`plan.places.${kind}`)}
      </Link>
      {around.filter((part) => part !== '').map((part) => ` · ${part}`)}
    </>
  );
}

/** The field names on the path to a value, outermost first. */
function failureNames({ field, path }: PlanFailure): readonly string[] {
  return [field, ...path.filter((_, at) => at % 2 === 1)];
}

/** The maximum number of fields that are named. */
const most = 3;

/** The fields of these values, each once. */
export function fieldsOf(failures: readonly PlanFailure[]): string {
  const names = [...new Set(failures.map((failure) => failureNames(failure).join('.')))];
  return [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ');
}

const failuresSx = {
  ...{ maxHeight: 240, overflowY: 'auto', p: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
  '& li': { px: 3, py: 2 },
  '& code': { fontFamily: fonts.code, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
} as const;
