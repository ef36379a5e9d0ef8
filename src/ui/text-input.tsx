import {
  FormControl,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface TextInputProps extends Pick<
  OutlinedInputProps,
  | 'name'
  | 'value'
  | 'type'
  | 'onChange'
  | 'onBlur'
  | 'inputRef'
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'disabled'
  | 'startAdornment'
  | 'endAdornment'
> {
  readonly id?: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  readonly error?: boolean;
  /** Below the field: help or an error. */
  readonly helperText?: ReactNode;
  readonly htmlInput?: OutlinedInputProps['inputProps'];
}

/**
 * A text field with its label above. MUI's `TextField` can also be a select, so it includes menus and popovers: 20 kB more
 * on the sign-in screen, which has no select.
 */
export function TextInput(props: TextInputProps) {
  const { id: givenId, label, required = false, error = false, helperText, htmlInput, ...input } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasText = helperText !== undefined && helperText !== '';
  return (
    <FormControl fullWidth error={error} disabled={input.disabled ?? false}>
      <InputLabel htmlFor={id} required={required}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        slotProps={{
          input: {
            // Not `required`: the browser would show its own message instead of ours.
            dir: 'auto',
            'aria-required': required,
            'aria-describedby': hasText ? `${id}-text` : undefined,
            ...htmlInput,
          },
        }}
      />
      {hasText && <FormHelperText id={`${id}-text`}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
