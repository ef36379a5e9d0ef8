import { Nothing } from '../sdk/kit/nothing.tsx';
import { TextInput } from '../sdk/kit/text-input.tsx';
import { defineView } from '../sdk/contract/view.ts';
import { textareaField } from './field.ts';

export const textareaView = defineView(textareaField, {
  Widget: (props) => <TextInput field={props} multiline />,
  Preview: ({ value, host }) =>
    textareaField.isEmpty(value) ? (
      <Nothing host={host} />
    ) : (
      <div className="ui-small ui-three-lines" dir="auto">
        {value.trim()}
      </div>
    ),
});
