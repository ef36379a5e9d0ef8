import { Box, FormControl, FormHelperText, InputLabel } from '@mui/material';
import { visuallyHidden } from './visually-hidden.ts';
import type { FocusEvent, ReactNode } from 'react';
import { FieldMessages, hasMessages } from './field-messages.tsx';
import type { WidgetProps } from '../contract/view.ts';

type OwnField = Pick<
  WidgetProps<unknown, unknown>,
  'id' | 'label' | 'required' | 'errors' | 'host' | 'onBlur'
>;

interface FieldGroupProps extends OwnField {
  readonly hint?: ReactNode;
  readonly role?: 'group' | 'radiogroup';
  readonly children: ReactNode;
}

/**
 * The frame of a field with several controls: label, controls, messages. The group takes the focus when the form moves it
 * to an error, so that its name and errors are announced.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, required, errors, host, role = 'group', children } = props;
  const [labelId, messagesId] = [`${id}-label`, `${id}-messages`];
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur();
  };
  return (
    <FormControl
      id={id}
      role={role}
      tabIndex={-1}
      fullWidth
      error={errors.length > 0}
      aria-labelledby={labelId}
      aria-describedby={hasMessages(props) ? messagesId : undefined}
      {...(role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': errors.length > 0 })}
      onBlur={leave}
      sx={{ minWidth: 0, borderRadius: 1 }}
    >
      <InputLabel id={labelId} component="div" required={required}>
        {label}
        {required && role === 'group' && (
          <Box sx={visuallyHidden}>, {host.translate('common.isRequired')}</Box>
        )}
      </InputLabel>
      {children}
      {hasMessages(props) && (
        <FormHelperText id={messagesId} component="div">
          <FieldMessages id={messagesId} errors={errors} hint={props.hint} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
