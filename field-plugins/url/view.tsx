import { FieldInput } from '../sdk/kit/field-input.tsx';
import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { defineView, type WidgetProps } from '../sdk/contract/view.ts';
import type { PlaceholderOptions } from '../sdk/kit/placeholder-options.ts';
import { urlField } from './field.ts';

function UrlWidget(props: WidgetProps<string, PlaceholderOptions>) {
  return (
    <FieldInput
      field={props}
      value={props.value}
      placeholder={props.options.placeholder}
      onChange={props.onChange}
      input={{
        type: 'text',
        inputMode: 'url',
        autoCapitalize: 'none',
        spellCheck: false,
      }}
    />
  );
}

export const urlView = defineView(urlField, {
  Widget: UrlWidget,
  Preview: ({ value, host }) => <LinePreview text={value} host={host} />,
});
