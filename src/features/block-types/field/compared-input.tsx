import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedValue } from '../../../../field-plugins/sdk/contract/field.ts';
import { typedNumber } from '../../../../field-plugins/sdk/contract/exact-number.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Choice, ValueKind } from './comparisons.ts';
import { Line } from './option-inputs.tsx';

interface ComparedInputProps {
  readonly id: string;
  readonly kind: ValueKind;
  /** The values that the other field offers; empty if it takes any. */
  readonly choices: readonly Choice[];
  readonly values: readonly ComparedValue[];
  readonly isWrong: boolean;
  onChange(values: readonly ComparedValue[]): void;
}

export function ComparedInput({ id, kind, choices, values, isWrong, onChange }: ComparedInputProps) {
  const { t } = useTranslation('builder');
  const [value] = values;
  if (choices.length > 0)
    return (
      <SelectField
        id={id}
        label={t('condition.value')}
        error={isWrong}
        value={choices.some((one) => one.value === value) ? String(value) : ''}
        choices={choices.map((one) => ({ value: String(one.value), label: one.title }))}
        onChange={(text) => {
          const chosen = choices.find((one) => String(one.value) === text);
          if (chosen) onChange([chosen.value]);
        }}
      />
    );
  return (
    <Line
      {...{ id, value, isWrong }}
      label={t('condition.value')}
      kind={kind === 'number' || kind === 'day' ? kind : 'text'}
      onChange={(next) => onChange(next === undefined || next === '' ? [] : [next as ComparedValue])}
    />
  );
}

/** Several alternative values of the other field: chosen from its choices, or typed. */
export function ComparedInputs({ id, kind, choices, values, isWrong, onChange }: ComparedInputProps) {
  const { t } = useTranslation('builder');
  const [typed, setTyped] = useState('');
  const isFree = choices.length === 0;
  const titleOf = (value: string) => choices.find((one) => String(one.value) === value)?.title ?? value;
  const valueOf = (text: string): ComparedValue | undefined => {
    const chosen = choices.find((one) => String(one.value) === text);
    if (chosen) return chosen.value;
    return kind === 'number' ? typedNumber(text) : text.trim() || undefined;
  };
  return (
    <Autocomplete<string, true, false, boolean>
      id={id}
      multiple
      freeSolo={isFree}
      // Typed text is not lost when the field loses the focus.
      autoSelect={isFree}
      disableCloseOnSelect
      value={values.map(String)}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        // MUI resets the text whenever it gets another list, even one of the same values.
        if (reason !== 'reset') setTyped(text);
      }}
      options={choices.map(({ value }) => String(value))}
      getOptionLabel={titleOf}
      clearText={t('condition.clear')}
      openText={t('condition.open')}
      closeText={t('condition.close')}
      noOptionsText={t('condition.noValues')}
      onChange={(_event, texts) => {
        const next = texts.map(valueOf).filter((one) => one !== undefined);
        onChange([...new Set(next)]);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('condition.values')}
          error={isWrong}
          placeholder={values.length === 0 && isFree ? t('condition.typeValues') : ''}
        />
      )}
    />
  );
}
