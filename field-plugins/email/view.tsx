import { FieldInput } from '../sdk/kit/field-input.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { defineView, type WidgetProps } from '../sdk/contract/view.ts';
import type { PlaceholderOptions } from '../sdk/kit/placeholder-options.ts';
import { emailField } from './field.ts';

/** A text input instead of the browser's email input, which rewrites domains with letters such as `č`. */
function EmailWidget(props: WidgetProps<string, PlaceholderOptions>) {
  return (
    <FieldInput
      field={props}
      value={props.value}
      placeholder={props.options.placeholder}
      onChange={props.onChange}
      input={{
        type: 'text',
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      }}
    />
  );
}

export const emailView = defineView(emailField, {
  Widget: EmailWidget,
  Preview: ({ value, host }) => <LinePreview text={value} host={host} />,
});
