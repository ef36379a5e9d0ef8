import {
  Alert,
  Link,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, PlanChoice, PlanFailure } from '../../../../shared/wire/plans.ts';

interface PlanFailuresProps {
  readonly plan: Plan;
  readonly disabled: boolean;
  onDecide(operation: number, choice: PlanChoice): void;
}

const choices: readonly PlanChoice[] = ['keep', 'aside', 'default', 'stop'];

/** The values that do not convert, those of a step together, with what becomes of them. */
export function PlanFailures({ plan, disabled, onDecide }: PlanFailuresProps) {
  const { t } = useTranslation('builder');
  if (plan.failure_count === 0)
    return (
      <Alert severity="success" variant="outlined">
        {t('plan.noFailures')}
      </Alert>
    );
  const byOperation = [...Map.groupBy(plan.failures, ({ operation }) => operation)];
  return (
    <Stack component="section" aria-label={t('plan.failures', { count: plan.failure_count })} sx={{ gap: 4 }}>
      <Alert severity="warning" variant="outlined">
        {t('plan.failures', { count: plan.failure_count })}
      </Alert>
      {byOperation.map(([operation, failures]) => (
        <OperationFailures key={operation} {...{ plan, operation, failures, disabled, onDecide }} />
      ))}
    </Stack>
  );
}

interface OperationFailuresProps extends PlanFailuresProps {
  readonly operation: number;
  readonly failures: readonly PlanFailure[];
}

function OperationFailures({ plan, operation, failures, disabled, onDecide }: OperationFailuresProps) {
  const { t } = useTranslation('builder');
  const id = useId();
  const { op = 'options', field = '' } = plan.operations[operation] ?? {};
  const usual: PlanChoice = op === 'options' || op === 'require' ? 'keep' : 'aside';
  // What is removed can only be kept aside.
  const possible = op === 'remove' ? choices.filter((one) => one === 'aside' || one === 'stop') : choices;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        id={id}
        select
        label={t('plan.decision', { field })}
        value={plan.decisions[String(operation)] ?? usual}
        disabled={disabled}
        onChange={({ target }) => onDecide(operation, target.value as PlanChoice)}
      >
        {possible.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(`plan.choices.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
      <List dense disablePadding sx={{ maxHeight: 240, overflowY: 'auto' }} tabIndex={0}>
        {failures.map((failure, at) => (
          <ListItem key={at} disableGutters>
            <ListItemText
              primary={
                <>
                  <code>{failure.value}</code>{' '}
                  <Typography component="span" variant="body2" color="textSecondary">
                    {t(`plan.reasons.${failure.reason}`)}
                  </Typography>
                </>
              }
              secondary={
                <Link href={addressOf(failure)} target="_blank" rel="noreferrer">
                  {t(`plan.places.${failure.kind}`)}
                </Link>
              }
            />
          </ListItem>
        ))}
      </List>
      {plan.failure_count > plan.failures.length && (
        <Typography variant="body2" color="textSecondary">
          {t('plan.more', { count: plan.failure_count - plan.failures.length })}
        </Typography>
      )}
    </Stack>
  );
}

/** Where the people of the workspace find it. */
function addressOf({ workspace, page }: PlanFailure): string {
  return `/workspaces/${workspace}/${page === null ? 'components' : `pages/${page}`}`;
}
