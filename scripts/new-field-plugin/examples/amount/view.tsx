import { FieldInput } from '../../../../field-plugins/sdk/kit/field-input.tsx';
import { icon } from '../../../../field-plugins/sdk/kit/icon.tsx';
import { Add } from '../../../../field-plugins/sdk/kit/icons.ts';
import { ItemTool } from '../../../../field-plugins/sdk/kit/item-tool.tsx';
import { LinePreview } from '../../../../field-plugins/sdk/kit/line-preview.tsx';
import {
  defineView,
  type PreviewProps,
  type WidgetProps,
} from '../../../../field-plugins/sdk/contract/view.ts';
import { useState } from 'react';
import { amountField, type AmountOptions } from './field.ts';

function AmountWidget(props: WidgetProps<number | null, AmountOptions>) {
  const { value, readOnly, host, onChange } = props;
  // The text stays as typed ("1.") as long as it means the same value.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>();
  const shown = typed?.value === value ? typed.text : print(value);
  const type = (text: string) => {
    const read = readNumber(text);
    if (read === undefined) return;
    setTyped({ text, value: read });
    onChange(read);
  };
  const step = (by: number) => {
    const next = Math.max(0, (value ?? 0) + by);
    if (next !== value) onChange(next);
  };
  const steps = (
    <>
      <ItemTool
        label={host.translate('amount.less')}
        icon={<Remove size="small" />}
        onClick={() => step(-1)}
      />
      <ItemTool label={host.translate('amount.more')} icon={<Add size="small" />} onClick={() => step(1)} />
    </>
  );
  return (
    <FieldInput
      field={props}
      value={shown}
      end={!readOnly && steps}
      input={{ inputMode: 'decimal' }}
      onChange={type}
    />
  );
}

const Remove = /* @__PURE__ */ icon('M19 13H5v-2h14z');

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
  return <LinePreview text={print(value)} host={host} />;
}

export const amountView = defineView(amountField, { Widget: AmountWidget, Preview: AmountPreview });
