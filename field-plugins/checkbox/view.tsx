import { Checkbox } from '../sdk/kit/checkbox.tsx';
import { FieldMessages, hasMessages } from '../sdk/kit/field-messages.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { checkboxField, type CheckboxOptions } from './field.ts';

function CheckboxWidget(props: WidgetProps<boolean, CheckboxOptions>) {
  const { id, label, value, required, readOnly, errors } = props;
  const messagesId = `${id}-messages`;
  const wrong = errors.length > 0;
  return (
    <div className="ui-field" data-wrong={wrong || undefined}>
      <Checkbox
        {...{ id, label, value, required, wrong }}
        disabled={readOnly}
        describedBy={wrong ? messagesId : undefined}
        onChange={props.onChange}
        onBlur={props.onBlur}
      />
      {hasMessages({ errors }) && (
        <div className="ui-help" id={messagesId}>
          <FieldMessages errors={errors} />
        </div>
      )}
    </div>
  );
}

function CheckboxPreview({ value, host }: PreviewProps<boolean, CheckboxOptions>) {
  return <div className="ui-small">{host.translate(value ? 'checkbox.yes' : 'checkbox.no')}</div>;
}

export const checkboxView = defineView(checkboxField, { Widget: CheckboxWidget, Preview: CheckboxPreview });
