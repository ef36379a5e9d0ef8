import type { InputHTMLAttributes } from 'react';
import type { WidgetProps } from '../contract/view.ts';
import { FieldInput } from './field-input.tsx';
import type { TextOptions } from './text-options.ts';

interface TextInputProps {
  readonly field: WidgetProps<string, TextOptions>;
  readonly multiline: boolean;
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A plain text input with one or several lines. The limit is shown but never enforced while typing: a paste that is cut
 * short would lose text unnoticed.
 */
export function TextInput({ field, ...rest }: TextInputProps) {
  const { value, options, host } = field;
  const { maxLength, placeholder } = options;
  const used =
    maxLength === undefined
      ? undefined
      : host.translate('common.charactersUsed', { used: Array.from(value).length, max: maxLength });
  return <FieldInput {...{ field, value, placeholder }} {...rest} hint={used} onChange={field.onChange} />;
}
