import { LinePreview } from '../sdk/kit/line-preview.tsx';
import { TextInput } from '../sdk/kit/text-input.tsx';
import { defineView } from '../sdk/contract/view.ts';
import { textField } from './field.ts';

export const textView = defineView(textField, {
  Widget: (props) => <TextInput field={props} multiline={false} />,
  Preview: ({ value, host }) => <LinePreview text={value} host={host} />,
});
