import { Typography } from '@mui/material';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { TextInput } from '../sdk/kit/text-input.tsx';
import { defineView } from '../sdk/contract/view.ts';
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
