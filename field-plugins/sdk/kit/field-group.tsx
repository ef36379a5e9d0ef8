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
    <div
      className="ui-field ui-group"
      id={id}
      role={role}
      tabIndex={-1}
      data-wrong={errors.length > 0 || undefined}
      aria-labelledby={labelId}
      aria-describedby={hasMessages(props) ? messagesId : undefined}
      {...(role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': errors.length > 0 })}
      onBlur={leave}
    >
      <div className="ui-label" id={labelId} data-required={required || undefined}>
        {label}
        {required && role === 'group' && (
          <span className="ui-unseen">, {host.translate('common.isRequired')}</span>
        )}
      </div>
      {children}
      {hasMessages(props) && (
        <div className="ui-help" id={messagesId}>
          <FieldMessages id={messagesId} errors={errors} hint={props.hint} />
        </div>
      )}
    </div>
  );
}
