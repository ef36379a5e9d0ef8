import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '../../../../field-plugins/sdk/contract/exact-number.ts';
import { useTyped } from '../../../../field-plugins/sdk/kit/use-typed.ts';
import type { OptionMessages } from './option-messages.ts';

export function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  // The part of the screen around it already has a title.
  if (label === '') return children;
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      {children}
    </FormControl>
  );
}

interface InputProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  onChange(value: unknown): void;
}

interface LineProps extends InputProps {
  readonly kind: 'text' | 'number' | 'day';
  readonly isWrong: boolean;
  readonly messageId?: string | undefined;
}

/** Input that isn't a number yet is kept as text; it prevents saving. */
export function Line({ id, label, value, kind, isWrong, messageId, onChange }: LineProps) {
  const { text, type, settle } = useTyped<unknown>({
    ...{ value, onChange },
    read: (written) =>
      kind !== 'number' ? written : written.trim() === '' ? undefined : (typedNumber(written) ?? written),
    write: (shown) => (shown === undefined ? '' : String(shown)),
  });
  return (
    <TextField
      {...{ id, label, value: text }}
      type={kind === 'day' ? 'date' : 'text'}
      error={isWrong}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      slotProps={{
        htmlInput: {
          'aria-describedby': isWrong ? messageId : undefined,
          ...(kind === 'number' && { inputMode: 'decimal' }),
          autoComplete: 'off',
        },
      }}
    />
  );
}

interface ChoicesProps extends InputProps {
  readonly choices: readonly unknown[];
  readonly messages: OptionMessages;
}

/** One of some choices. */
export function Selection(props: ChoicesProps & { readonly isOptional: boolean }) {
  const { id, label, value, choices, isOptional, messages, onChange } = props;
  const { t } = useTranslation('builder');
  return (
    <TextField
      select
      {...{ id, label }}
      value={choices.indexOf(value)}
      onChange={({ target }) => onChange(choices[Number(target.value)])}
      slotProps={{ select: { native: true } }}
    >
      {isOptional && <option value={-1}>{t('option.none')}</option>}
      {choices.map((choice, at) => (
        <option key={at} value={at}>
          {messages.choice(String(choice))}
        </option>
      ))}
    </TextField>
  );
}

/** Several of some choices. */
export function Choices({ label, value, choices, messages, onChange }: ChoicesProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggled = (choice: unknown) => choices.filter((one) => (one === choice) !== chosen.includes(one));
  return (
    <Group label={label}>
      <FormGroup row>
        {choices.map((choice) => (
          <FormControlLabel
            key={String(choice)}
            control={
              <Checkbox checked={chosen.includes(choice)} onChange={() => onChange(toggled(choice))} />
            }
            label={messages.choice(String(choice))}
          />
        ))}
      </FormGroup>
    </Group>
  );
}
