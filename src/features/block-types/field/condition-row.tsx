import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ComparedValue, FieldCondition } from '../../../../field-plugins/sdk/contract/field.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import type { ProblemMessage } from '../draft/draft-problem.ts';
import { type DraftField, readField, titleOf } from '../draft/draft-field.ts';
import { ComparedInput, ComparedInputs } from './compared-input.tsx';
import {
  choicesOf,
  comparedValues,
  type Comparison,
  comparisonOf,
  comparisonsFor,
  conditionOf,
  firstValues,
  valueKind,
} from './comparisons.ts';

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

export function ConditionRow(props: ConditionRowProps) {
  const { number, condition, others, onChange, onRemove } = props;
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const other = others.find(({ uid }) => uid === condition.field);
  const read = other && readField(other, registry);
  const kind = valueKind(read);
  const choices = choicesOf(read);
  const comparison = comparisonOf(condition);
  const possible = comparisonsFor(kind);
  const values = comparedValues(condition);
  const Input = comparison === 'one_of' ? ComparedInputs : ComparedInput;
  const about = { number };
  return (
    <Box role="group" aria-label={t('condition.number', about)} sx={rowSx}>
      <TextField
        select
        id={`condition-${number}-field`}
        label={t('condition.field')}
        value={other ? condition.field : ''}
        error={other === undefined}
        onChange={({ target }) => onChange({ field: target.value, is_empty: false })}
      >
        {others.map((one) => (
          <MenuItem key={one.uid} value={one.uid}>
            {titleOf(one)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id={`condition-${number}-comparison`}
        label={t('condition.comparison')}
        value={possible.includes(comparison) ? comparison : ''}
        onChange={({ target }) => {
          const start = values.length > 0 ? values : firstValues(kind, choices);
          onChange(conditionOf(condition.field, target.value as Comparison, start));
        }}
      >
        {possible.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`condition.comparisons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {comparison !== 'filled' && comparison !== 'empty' && (
        <Input
          id={`condition-${number}-value`}
          {...{ kind, choices, values }}
          isWrong={isInvalid(values, props.problem)}
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
