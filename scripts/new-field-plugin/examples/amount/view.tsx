import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { InputAdornment, TextField, Typography } from '@mui/material';
import { FieldMessages, hasMessages } from '../../../../field-plugins/sdk/kit/field-messages.tsx';
import { ItemTool } from '../../../../field-plugins/sdk/kit/item-tool.tsx';
import { Nothing } from '../../../../field-plugins/sdk/kit/nothing.tsx';
import {
  defineView,
  type PreviewProps,
  type WidgetProps,
} from '../../../../field-plugins/sdk/contract/view.ts';
import { useState } from 'react';
import { amountField, type AmountOptions } from './field.ts';

function AmountWidget(props: WidgetProps<number | null, AmountOptions>) {
  const { id, label, value, required, readOnly, errors, host, onChange, onBlur } = props;
  // The text stays as typed ("1.") as long as it means the same value.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>();
  const shown = typed?.value === value ? typed.text : print(value);
  const type = (text: string) => {
    const read = readNumber(text);
    if (readOnly || read === undefined) return;
    setTyped({ text, value: read });
    onChange(read);
  };
  const step = (by: number) => {
    const next = Math.max(0, (value ?? 0) + by);
    if (next !== value) onChange(next);
  };
  const steps = (
    <InputAdornment position="end">
      <ItemTool label={host.translate('amount.less')} icon={<Remove />} onClick={() => step(-1)} />
      <ItemTool label={host.translate('amount.more')} icon={<Add />} onClick={() => step(1)} />
    </InputAdornment>
  );
  return (
    <TextField
      id={id}
      label={label}
      value={shown}
      required={required}
      error={errors.length > 0}
      helperText={hasMessages({ errors }) ? <FieldMessages errors={errors} /> : undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={onBlur}
      slotProps={{
        input: { endAdornment: readOnly ? undefined : steps },
        htmlInput: { readOnly, required: false, inputMode: 'decimal', 'aria-required': required },
        formHelperText: { component: 'div' },
      }}
    />
  );
}

function print(value: number | null): string {
  return value === null ? '' : String(value);
}

/** The number in a text: `null` for a blank text, undefined if it is not a number. */
function readNumber(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const read = Number(text.replace(',', '.'));
  return Number.isFinite(read) ? read : undefined;
}

function AmountPreview({ value, host }: PreviewProps<number | null, AmountOptions>) {
  if (value === null) return <Nothing host={host} />;
  return <Typography variant="body2">{value}</Typography>;
}

export const amountView = defineView(amountField, { Widget: AmountWidget, Preview: AmountPreview });
