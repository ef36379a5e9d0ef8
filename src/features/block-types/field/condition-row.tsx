import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ComparedValue, FieldCondition } from '../../../../field-plugins/sdk/contract/field.ts';
import { scalarTypes } from '../../../../content-model/conditions.ts';
import { modelFields, type ModelField } from '../../../../content-model/model-fields.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { definitionOf, type DraftField } from '../draft/type-draft.ts';

interface ConditionRowProps {
  readonly number: number;
  readonly condition: FieldCondition;
  /** The fields that it may be about. */
  readonly others: readonly DraftField[];
  onChange(condition: FieldCondition): void;
  onRemove(): void;
}

const comparisons = ['filled', 'empty', 'is', 'is_not', 'more_than', 'less_than'] as const;
type Comparison = (typeof comparisons)[number];

/** One condition: a field, how it is compared, and with what. */
export function ConditionRow({ number, condition, others, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const other = others.find(({ name }) => name === condition.field);
  const read = other && readField(other, registry);
  const types = read?.plugin && scalarTypes(read.schema);
  const comparison = comparisonOf(condition);
  const possible = comparisons.filter((one) => {
    if (one === 'filled' || one === 'empty') return true;
    const isOrdered = types?.some((type) => type !== 'boolean' && type !== 'null') ?? false;
    return types !== undefined && (one === 'is' || one === 'is_not' || isOrdered);
  });
  const compared = comparedOf(condition);
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
        {others.map(({ uid, name, definition }) => (
          <MenuItem key={uid} value={name}>
            {definition.field_title || name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id={`condition-${number}-comparison`}
        label={t('condition.comparison')}
        value={possible.includes(comparison) ? comparison : ''}
        onChange={({ target }) =>
          onChange(conditionOf(condition.field, target.value as Comparison, compared ?? firstValue(read)))
        }
      >
        {possible.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`condition.comparisons.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {comparison !== 'filled' && comparison !== 'empty' && (
        <ComparedInput
          id={`condition-${number}-value`}
          read={read}
          value={compared}
          onChange={(value) => onChange(conditionOf(condition.field, comparison, value))}
        />
      )}
      <IconButton aria-label={t('condition.remove', about)} onClick={onRemove} sx={{ alignSelf: 'end' }}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface ComparedInputProps {
  readonly id: string;
  readonly read: ModelField | undefined;
  readonly value: ComparedValue | undefined;
  onChange(value: ComparedValue): void;
}

function ComparedInput({ id, read, value, onChange }: ComparedInputProps) {
  const { t } = useTranslation('builder');
  const types = (read && scalarTypes(read.schema)) ?? [];
  const choices = choicesOf(read);
  if (types.includes('boolean') || choices.length > 0) {
    const listed = types.includes('boolean')
      ? [true, false].map((one) => ({ value: one, title: t(one ? 'condition.yes' : 'condition.no') }))
      : choices;
    return (
      <TextField
        select
        id={id}
        label={t('condition.value')}
        value={listed.some((one) => one.value === value) ? String(value) : ''}
        onChange={({ target }) => {
          const chosen = listed.find((one) => String(one.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {listed.map((one) => (
          <MenuItem key={String(one.value)} value={String(one.value)}>
            {one.title}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  const isNumber = types.some((type) => type === 'number' || type === 'integer');
  return (
    <TextField
      id={id}
      label={t('condition.value')}
      type={isNumber ? 'number' : 'text'}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(isNumber ? Number(target.value) : target.value)}
    />
  );
}

/** The choices of a field that offers some, with their titles. */
function choicesOf(read: ModelField | undefined): readonly { value: ComparedValue; title: string }[] {
  const titles = new Map<unknown, string>();
  const options = read?.options;
  if (
    typeof options === 'object' &&
    options !== null &&
    'choices' in options &&
    Array.isArray(options.choices)
  )
    for (const choice of options.choices as readonly unknown[])
      if (typeof choice === 'object' && choice !== null && 'value' in choice && 'title' in choice)
        titles.set(choice.value, String(choice.title));
  return (read?.schema.enum ?? [])
    .filter(
      (value): value is string | number =>
        typeof value === 'number' || (typeof value === 'string' && value !== ''),
    )
    .map((value) => ({ value, title: titles.get(value) ?? String(value) }));
}

function readField(field: DraftField, registry: ModelField['registry']): ModelField | undefined {
  return modelFields({ content_model: { [field.name]: definitionOf(field, 0) } }, registry)[0];
}

function firstValue(read: ModelField | undefined): ComparedValue {
  const types = (read && scalarTypes(read.schema)) ?? [];
  if (types.includes('boolean')) return true;
  if (types.some((type) => type === 'number' || type === 'integer')) return 0;
  return choicesOf(read)[0]?.value ?? '';
}

function comparisonOf(condition: FieldCondition): Comparison {
  if (condition.is_empty !== undefined) return condition.is_empty ? 'empty' : 'filled';
  if (condition.more_than !== undefined) return 'more_than';
  if (condition.less_than !== undefined) return 'less_than';
  return condition.is_not === undefined ? 'is' : 'is_not';
}

/** One of several values is shown as the first of them: the editor of sentences writes only one. */
function comparedOf({ is, is_not, one_of, more_than, less_than }: FieldCondition): ComparedValue | undefined {
  return is ?? is_not ?? one_of?.[0] ?? more_than ?? less_than;
}

function conditionOf(field: string, comparison: Comparison, value: ComparedValue): FieldCondition {
  if (comparison === 'filled' || comparison === 'empty') return { field, is_empty: comparison === 'empty' };
  if (comparison === 'is') return { field, is: value };
  if (comparison === 'is_not') return { field, is_not: value };
  const bound = typeof value === 'boolean' ? String(value) : value;
  return comparison === 'more_than' ? { field, more_than: bound } : { field, less_than: bound };
}

const rowSx = {
  ...{ display: 'grid', gap: 2, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr)) auto' },
} as const;
