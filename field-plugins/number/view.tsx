import type { KeyboardEvent } from 'react';
import { FieldInput } from '../sdk/kit/field-input.tsx';
import { useTyped } from '../sdk/kit/use-typed.ts';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { defineView, type FieldHost, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { numberField, type NumberValue } from './field.ts';
import { nearest, stepFrom, type NumberOptions } from './number-options.ts';
import { inputText, parseNumber, formatNumber } from './number-text.ts';

const directions: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** A text input, because the browser's number input parses numbers in the browser's language. */
function NumberWidget(props: WidgetProps<NumberValue, NumberOptions>) {
  const { value, options, readOnly, host, onChange } = props;
  const { locale } = host;
  const { text, type, settle } = useTyped<NumberValue>({
    ...{ value, onChange },
    read: (written) => meaningOf(written, locale),
    write: (number) => textOf(number, locale),
  });

  function step(event: KeyboardEvent): void {
    const direction = directions.get(event.key);
    if (direction === undefined || readOnly || typeof value === 'string') return;
    event.preventDefault();
    const next = nearest(value === null ? 0 : stepFrom(value, direction, options), options);
    if (next !== value) onChange(next);
  }

  function leave(): void {
    settle();
    props.onBlur();
  }

  return (
    <FieldInput
      field={{ ...props, onBlur: leave }}
      value={text}
      hint={boundsOf(options, host)}
      end={options.unit || undefined}
      onChange={type}
      input={{
        type: 'text',
        inputMode: options.decimals > 0 || options.min < 0 ? 'decimal' : 'numeric',
        role: 'spinbutton',
        ...(options.hasMin && { 'aria-valuemin': options.min }),
        ...(options.hasMax && { 'aria-valuemax': options.max }),
        ...(typeof value === 'number' && {
          'aria-valuenow': value,
          'aria-valuetext': formatNumber(value, options.unit, locale),
        }),
        onKeyDown: step,
      }}
    />
  );
}

function meaningOf(text: string, locale: string): NumberValue {
  return text.trim() === '' ? null : (parseNumber(text, locale) ?? text);
}

function textOf(value: NumberValue, locale: string): string {
  return typeof value === 'number' ? inputText(value, locale) : (value ?? '');
}

function boundsOf({ min, max, hasMin, hasMax }: NumberOptions, host: FieldHost): string | undefined {
  if (hasMin && hasMax) return host.translate('number.from_to', { min, max });
  if (hasMin) return host.translate('number.at_least', { min });
  return hasMax ? host.translate('number.at_most', { max }) : undefined;
}

function NumberPreview({ value, options, host }: PreviewProps<NumberValue, NumberOptions>) {
  return <LinePreview text={numberField.summarize(value, options, host)} host={host} />;
}

export const numberView = defineView(numberField, { Widget: NumberWidget, Preview: NumberPreview });
