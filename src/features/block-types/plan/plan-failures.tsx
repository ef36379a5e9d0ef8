import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, PlanChoice, PlanFailure, PlanOperation } from '../../../../shared/wire/plans.ts';
import { FailureList, failedFields } from './failure-list.tsx';

interface PlanFailuresProps {
  readonly plan: Plan;
  readonly disabled: boolean;
  onDecide(operation: number, choice: PlanChoice): void;
}

const choices: readonly PlanChoice[] = ['keep', 'aside', 'default', 'stop'];

/** The values that do not convert, grouped by step, with the choice for each step. */
export function PlanFailures(props: PlanFailuresProps) {
  const { plan } = props;
  const { t } = useTranslation('builder');
  if (plan.failure_count === 0)
    return (
      <Alert severity="success" variant="outlined">
        {t('plan.noFailures')}
      </Alert>
    );
  const count = plan.failure_count;
  const summary = t(isAllEmpty(plan.failures) ? 'plan.leftEmpty' : 'plan.failures', { count });
  const byOperation = [...Map.groupBy(plan.failures, ({ operation }) => operation)];
  return (
    <Stack component="section" aria-label={summary} sx={{ gap: 4 }}>
      <Alert severity="warning" variant="outlined">
        {summary}
      </Alert>
      {byOperation.map(([operation, failures]) => (
        <OperationFailures key={operation} {...props} {...{ operation, failures }} />
      ))}
      {plan.failure_count > plan.failures.length && (
        <Typography variant="body2" color="textSecondary">
          {t('plan.more', { count: plan.failure_count - plan.failures.length })}
        </Typography>
      )}
    </Stack>
  );
}

/** The operations that settle values by the choice. */
const settling: readonly PlanOperation['op'][] = ['retype', 'options', 'require', 'split'];

/** Whether blocks have no value that could be converted or kept. */
function isAllEmpty(failures: readonly PlanFailure[]): boolean {
  return failures.every(({ reason }) => reason === 'empty');
}

/** Removed values can only be kept aside; values that no operation changes only stay. */
function choicesFor(op: PlanOperation['op'], stays: boolean): readonly PlanChoice[] {
  if (op === 'remove') return ['aside', 'stop'];
  return stays ? ['keep', 'stop'] : choices;
}

function labelOf(op: PlanOperation['op'], stays: boolean) {
  if (op === 'remove') return 'plan.decisionRemoved';
  return stays || op === 'options' || op === 'require' ? 'plan.decisionRule' : 'plan.decision';
}

function wordsOf(choice: PlanChoice, op: PlanOperation['op'], isEmpty: boolean) {
  if (choice === 'aside' && op === 'remove') return 'plan.choices.asideRemoved';
  if (isEmpty && (choice === 'keep' || choice === 'stop')) return `plan.choices.${choice}Empty` as const;
  return `plan.choices.${choice}` as const;
}

interface OperationFailuresProps extends PlanFailuresProps {
  readonly operation: number;
  readonly failures: readonly PlanFailure[];
}

function OperationFailures(props: OperationFailuresProps) {
  const { plan, operation, failures, disabled, onDecide } = props;
  const { t } = useTranslation('builder');
  const id = useId();
  const { op = 'options' } = plan.operations[operation] ?? {};
  const stays = failures.every(
    ({ reason, becomes }) =>
      reason === 'repeated' ||
      (reason === 'empty' && op !== 'require') ||
      (becomes === 'keep' && !settling.includes(op)),
  );
  const isEmpty = isAllEmpty(failures);
  const isInItems = failures.every(({ path }) => path.length > 0);
  const empty = isInItems ? 'plan.decisionEmptyItems' : 'plan.decisionEmpty';
  const possible = choicesFor(op, stays).filter((choice) => choice !== 'aside' || !isEmpty);
  const usual: PlanChoice = stays || op === 'options' || op === 'require' ? 'keep' : 'aside';
  const decided = plan.decisions[String(operation)] ?? usual;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        id={id}
        select
        label={t(isEmpty ? empty : labelOf(op, stays), { field: failedFields(failures) })}
        value={possible.includes(decided) ? decided : 'keep'}
        disabled={disabled}
        onChange={({ target }) => onDecide(operation, target.value as PlanChoice)}
      >
        {possible.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(wordsOf(choice, op, isEmpty))}
          </MenuItem>
        ))}
      </TextField>
      <FailureList failures={failures} isConverted={op === 'retype' || op === 'split'} />
    </Stack>
  );
}
