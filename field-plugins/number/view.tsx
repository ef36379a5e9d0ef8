import { useState, type KeyboardEvent } from 'react';
import { FieldInput } from '../sdk/kit/field-input.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { defineView, type FieldHost, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { numberField, type NumberValue } from './field.ts';
import { moved, nearest, type NumberOptions } from './number-options.ts';
import { inputText, parseNumber, shownNumber } from './number-text.ts';

const ways: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** A text input and not the browser's number input, which reads numbers in the language of the browser. */
function NumberWidget(props: WidgetProps<NumberValue, NumberOptions>) {
  const { value, options, readOnly, host } = props;
  const { locale } = host;
  // What was typed stays as it is, as long as the value is what it means.
  const [typed, setTyped] = useState({ text: '', means: value });
  const isTyped = typed.means === value && meaningOf(typed.text, locale) === value;
  const text = isTyped ? typed.text : textOf(value, locale);

  function emit(next: NumberValue, written: string): void {
    setTyped({ text: written, means: next });
    if (next !== value) props.onChange(next);
  }

  function step(event: KeyboardEvent): void {
    const way = ways.get(event.key);
    if (way === undefined || readOnly || typeof value === 'string') return;
    event.preventDefault();
    const next = nearest(value === null ? 0 : moved(value, way, options), options);
    emit(next, inputText(next, locale));
  }

  return (
    <FieldInput
      field={{
        ...props,
        onBlur() {
          setTyped({ text: '', means: null });
          props.onBlur();
        },
      }}
      value={text}
      hint={boundsOf(options, host)}
      end={options.unit || undefined}
      onChange={(written) => emit(meaningOf(written, locale), written)}
      input={{
        type: 'text',
        inputMode: options.decimals > 0 || options.min < 0 ? 'decimal' : 'numeric',
        autoComplete: 'off',
        role: 'spinbutton',
        ...(options.hasMin && { 'aria-valuemin': options.min }),
        ...(options.hasMax && { 'aria-valuemax': options.max }),
        ...(typeof value === 'number' && {
          'aria-valuenow': value,
          'aria-valuetext': shownNumber(value, options.unit, locale),
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
