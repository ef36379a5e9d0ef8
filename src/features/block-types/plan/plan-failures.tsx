import { Alert, Link, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { failurePath } from '../../../../shared/failure-path.ts';
import type { Plan, PlanChoice, PlanFailure, PlanOperation } from '../../../../shared/wire/plans.ts';
import { fonts } from '../../../../theme/tokens.ts';
import { SelectField } from '../../../ui/select-field.tsx';

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
  if (plan.failure_count === 0) return <Alert severity="success">{t('plan.noFailures')}</Alert>;
  const count = plan.failure_count;
  const summary = t(isAllEmpty(plan.failures) ? 'plan.leftEmpty' : 'plan.failures', { count });
  const byOperation = [...Map.groupBy(plan.failures, ({ operation }) => operation)];
  return (
    <Stack component="section" aria-label={summary} sx={{ gap: 4 }}>
      <Alert severity="warning">{summary}</Alert>
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
  const isRule = stays || op === 'options' || op === 'require';
  function label() {
    if (isEmpty)
      return failures.every(({ path }) => path.length > 0) ? 'plan.decisionEmptyItems' : 'plan.decisionEmpty';
    if (op === 'remove') return 'plan.decisionRemoved';
    return isRule ? 'plan.decisionRule' : 'plan.decision';
  }
  const possible = choicesFor(op, stays).filter((choice) => choice !== 'aside' || !isEmpty);
  const decided = plan.decisions[String(operation)] ?? (isRule ? 'keep' : 'aside');
  return (
    <Stack sx={{ gap: 2 }}>
      <SelectField
        id={id}
        label={t(label(), { field: failedFields(failures) })}
        value={possible.includes(decided) ? decided : 'keep'}
        disabled={disabled}
        choices={possible.map((value) => ({ value, label: t(wordsOf(value, op, isEmpty)) }))}
        onChange={(choice) => onDecide(operation, choice)}
      />
      <FailureList failures={failures} isConverted={op === 'retype' || op === 'split'} />
    </Stack>
  );
}

interface FailureListProps {
  readonly failures: readonly PlanFailure[];
  /** Whether the plan converts the values: one that breaks a rule is then reported as invalid in the new type. */
  readonly isConverted: boolean;
}

function FailureList({ failures, isConverted }: FailureListProps) {
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
function failedFields(failures: readonly PlanFailure[]): string {
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
