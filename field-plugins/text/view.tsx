import { Typography } from '@mui/material';
import { Nothing } from '../sdk/nothing.tsx';
import { TextInput } from '../sdk/text-input.tsx';
import { defineView } from '../sdk/view.ts';
import { textField } from './field.ts';

export const textView = defineView(textField, {
  Widget: (props) => <TextInput field={props} multiline={false} />,
  Preview: ({ value, host }) =>
    textField.isEmpty(value) ? (
      <Nothing host={host} />
    ) : (
      <Typography variant="body2" noWrap>
        {value}
      </Typography>
    ),
});
