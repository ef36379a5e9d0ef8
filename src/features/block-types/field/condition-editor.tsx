import { Add } from '../../../../field-plugins/sdk/kit/icons.ts';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ComparedValue, FieldCondition } from '../../../../field-plugins/sdk/contract/field.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { RadioChoices } from '../../../ui/radio-choices.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { useProblemMessages } from '../builder/problem-messages.ts';
import { type DraftField, readField, titleOf } from '../draft/draft-field.ts';
import type { ProblemMessage } from '../draft/draft-problems.ts';
import { ComparedInput, ComparedInputs } from './compared-input.tsx';
import {
  choicesOf,
  comparedValues,
  comparisonOf,
  comparisonsFor,
  conditionOf,
  valueKind,
} from './comparisons.ts';
import { type FieldPartProps, PartBox } from './settings.tsx';

/** Edits when a field is shown: always, or when other fields of its level have certain values. */
export function ConditionEditor({ field, fields, problems, define, leave }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { sentenceOf } = useProblemMessages();
  const { focusOn } = useFocusOn();
  const { shown_when: shown } = field.definition;
  const join = shown?.any ? 'any' : 'all';
  const conditions = shown?.[join] ?? [];
  const others = fields.filter(({ uid }) => uid !== field.uid);
  const wrong = problems.find(({ part }) => part === 'shown_when');
  const change = (next: readonly FieldCondition[], by: 'all' | 'any' = join) =>
    define({ shown_when: next.length === 0 ? undefined : { [by]: next } }, 'condition');
  return (
    <PartBox title={t('condition.title')} part="shown_when" onLeave={leave}>
      {conditions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(others.length === 0 ? 'condition.alone' : 'condition.always')}
        </Typography>
      )}
      {conditions.length > 1 && (
        <RadioChoices
          row
          aria-label={t('condition.join')}
          value={join}
          choices={(['all', 'any'] as const).map((value) => ({ value, label: t(`condition.${value}`) }))}
          onChange={(next) => change(conditions, next)}
        />
      )}
      {conditions.map((condition, at) => (
        <ConditionRow
          key={at}
          number={at + 1}
          condition={condition}
          others={others}
          problem={wrong}
          onChange={(next) => change(conditions.with(at, next))}
          onRemove={() => {
            change(conditions.toSpliced(at, 1));
            focusOn(`#condition-${at + 1}-remove`, `#condition-${at}-remove`, '#add-condition');
          }}
        />
      ))}
      {wrong && <Alert severity="error">{sentenceOf(wrong)}</Alert>}
      {others[0] && (
        <Button
          id="add-condition"
          size="small"
          startIcon={<Add />}
          sx={{ alignSelf: 'start' }}
          onClick={() => {
            change([...conditions, { field: others[0]?.uid ?? '', is_empty: false }]);
            focusOn(`#condition-${conditions.length + 1}-field`);
          }}
        >
          {t('condition.add')}
        </Button>
      )}
    </PartBox>
  );
}

interface ConditionRowProps {
  readonly number: number;
  readonly condition: FieldCondition;
  /** The fields that it may refer to. */
  readonly others: readonly DraftField[];
  /** The problem with the conditions of the field. */
  readonly problem: ProblemMessage | undefined;
  onChange(condition: FieldCondition): void;
  onRemove(): void;
}

function ConditionRow({ number, condition, others, problem, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const other = others.find(({ uid }) => uid === condition.field);
  const read = other && readField(other, registry);
  const kind = valueKind(read);
  const yesAndNo = [
    { value: true, title: t('condition.yes') },
    { value: false, title: t('condition.no') },
  ];
  const choices = kind === 'boolean' ? yesAndNo : choicesOf(read);
  const comparison = comparisonOf(condition);
  const possible = comparisonsFor(kind);
  const values = comparedValues(condition);
  const Input = comparison === 'one_of' ? ComparedInputs : ComparedInput;
  const about = { number };
  return (
    <Box role="group" aria-label={t('condition.number', about)} sx={rowSx}>
      <SelectField
        id={`condition-${number}-field`}
        label={t('condition.field')}
        value={other ? condition.field : ''}
        error={other === undefined}
        choices={others.map((one) => ({ value: one.uid, label: titleOf(one) }))}
        onChange={(next) => onChange({ field: next, is_empty: false })}
      />
      <SelectField
        id={`condition-${number}-comparison`}
        label={t('condition.comparison')}
        value={possible.includes(comparison) ? comparison : ''}
        choices={possible.map((value) => ({ value, label: t(`condition.comparisons.${value}`) }))}
        onChange={(next) => {
          const start = values.length > 0 ? values : choices.slice(0, 1).map(({ value }) => value);
          onChange(conditionOf(condition.field, next, start));
        }}
      />
      {comparison !== 'filled' && comparison !== 'empty' && (
        <Input
          id={`condition-${number}-value`}
          {...{ kind, choices, values }}
          isWrong={isInvalid(values, problem)}
          onChange={(next) => onChange(conditionOf(condition.field, comparison, next))}
        />
      )}
      <IconButton
        id={`condition-${number}-remove`}
        aria-label={t('condition.remove', about)}
        onClick={onRemove}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Whether these are the values that a problem is about, or are still to be typed. */
function isInvalid(values: readonly ComparedValue[], problem: ProblemMessage | undefined): boolean {
  if (problem === undefined) return false;
  return values.length === 0 || values.some((value) => String(value) === problem.params?.['value']);
}

/** Puts the compared value below the field where there is no room beside it. */
const rowSx = {
  ...{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' },
  '& > div': { flex: '1 1 140px', minWidth: 0 },
  '& > div:nth-of-type(3)': { flexBasis: 220 },
} as const;
