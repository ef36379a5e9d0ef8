import type { InputHTMLAttributes } from 'react';
import type { WidgetProps } from '../contract/view.ts';
import { FieldInput } from './field-input.tsx';
import type { PlaceholderOptions } from './placeholder-options.ts';
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

interface AddressInputProps {
  readonly field: WidgetProps<string, PlaceholderOptions>;
  readonly kind: 'email' | 'url';
}

/** An input for an address, as text: the browser's email input rewrites domains with letters such as `č`. */
export function AddressInput({ field, kind }: AddressInputProps) {
  return (
    <FieldInput
      field={field}
      value={field.value}
      placeholder={field.options.placeholder}
      onChange={field.onChange}
      input={{ type: 'text', inputMode: kind, autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
