import { Typography } from '@mui/material';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { TextInput } from '../sdk/kit/text-input.tsx';
import { defineView } from '../sdk/contract/view.ts';
import { textareaField } from './field.ts';

const threeLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'pre-line',
} as const;

export const textareaView = defineView(textareaField, {
  Widget: (props) => <TextInput field={props} multiline />,
  Preview: ({ value, host }) =>
    textareaField.isEmpty(value) ? (
      <Nothing host={host} />
    ) : (
      <Typography variant="body2" dir="auto" sx={threeLines}>
        {value.trim()}
      </Typography>
    ),
});
