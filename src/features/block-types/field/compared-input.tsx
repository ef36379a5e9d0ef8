import { Autocomplete, InputAdornment, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedValue } from '../../../../field-plugins/sdk/contract/field.ts';
import { typedNumber } from '../../../../field-plugins/sdk/contract/exact-number.ts';
import { isDay } from '../../../../field-plugins/sdk/kit/calendar.ts';
import { regionalLocale } from '../../../../field-plugins/sdk/kit/day-text.ts';
import { PickerButton } from '../../../../field-plugins/sdk/kit/picker-button.tsx';
import { readDay } from '../../../../field-plugins/sdk/kit/read-day.ts';
import { useTyped } from '../../../../field-plugins/sdk/kit/use-typed.ts';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import type { Choice, ValueKind } from './comparisons.ts';

interface ComparedInputProps {
  readonly id: string;
  readonly kind: ValueKind;
  /** The values that the other field offers; empty if it takes any. */
  readonly choices: readonly Choice[];
  readonly values: readonly ComparedValue[];
  readonly isWrong: boolean;
  onChange(values: readonly ComparedValue[]): void;
}

export function ComparedInput(props: ComparedInputProps) {
  const { id, kind, choices, values, isWrong, onChange } = props;
  const { t } = useTranslation('builder');
  const [value] = values;
  const yesAndNo = [true, false].map((one) => ({
    value: one,
    title: t(one ? 'condition.yes' : 'condition.no'),
  }));
  const offered = kind === 'boolean' ? yesAndNo : choices;
  if (offered.length > 0)
    return (
      <TextField
        select
        id={id}
        label={t('condition.value')}
        error={isWrong}
        value={offered.some((one) => one.value === value) ? String(value) : ''}
        onChange={({ target }) => {
          const chosen = offered.find((one) => String(one.value) === target.value);
          if (chosen) onChange([chosen.value]);
        }}
      >
        {offered.map((one) => (
          <MenuItem key={String(one.value)} value={String(one.value)}>
            {one.title}
          </MenuItem>
        ))}
      </TextField>
    );
  return <TypedInput {...props} />;
}

/** Keeps incomplete numbers and days as typed; they prevent saving. */
function TypedInput({ id, kind, values, isWrong, onChange }: ComparedInputProps) {
  const { t } = useTranslation('builder');
  const host = useFieldHost();
  const locale = regionalLocale(host.locale);
  const { text, type, settle } = useTyped<ComparedValue | undefined>({
    value: values[0],
    read(written) {
      if (written.trim() === '') return undefined;
      if (kind === 'day') return readDay(written, locale) ?? written;
      return kind === 'number' ? (typedNumber(written) ?? written) : written;
    },
    write: (value) => (value === undefined ? '' : String(value)),
    onChange: (value) => onChange(value === undefined ? [] : [value]),
  });
  return (
    <TextField
      id={id}
      label={t('condition.value')}
      error={isWrong}
      value={text}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: kind === 'number' ? 'decimal' : 'text', autoComplete: 'off' },
        input: {
          endAdornment: kind === 'day' && (
            <InputAdornment position="end">
              <PickerButton
                type="date"
                label={host.translate('common.choose_date')}
                value={isDay(text) ? text : ''}
                onPick={type}
              />
            </InputAdornment>
          ),
        },
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
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
