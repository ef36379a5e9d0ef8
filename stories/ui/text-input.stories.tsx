import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { TextField } from '../../field-plugins/sdk/kit/text-field.tsx';

export default { title: 'UI/Text input' } satisfies Meta;

const empty = { value: '', onChange: () => undefined };
const filled = { value: 'Podgrađe Ceramics', onChange: () => undefined };

export const States: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      <TextField {...empty} id="empty" label="Empty" />
      <TextField {...empty} id="required" label="Required" required help="The name of the site." />
      <TextField {...filled} id="filled" label="Filled" />
      <TextField {...empty} id="wrong" label="Wrong" required wrong help="This field is required" />
      <TextField {...filled} id="disabled" label="Disabled" disabled value="editor@localhost.test" />
      <TextField
        {...filled}
        id="lines"
        label="Several lines"
        lines={{ min: 3, max: 8 }}
        value={'One line\nand another'}
      />
    </Stack>
  ),
};

/** With the focus, read-only, and with parts in the frame of the input. */
export const MoreStates: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      <TextField {...filled} id="read-only" label="Read-only" readOnly />
      <TextField {...filled} id="with-end" label="Weight" value="12" end="kg" />
      <TextField {...filled} id="wrong-end" label="Weight" value="x" end="kg" wrong help="Not a number" />
      <TextField {...filled} id="read-only-end" label="Weight" value="12" end="kg" readOnly />
      <TextField {...filled} id="disabled-end" label="Weight" value="12" end="kg" disabled />
      <TextField {...empty} id="placeholder" label="Address" placeholder="https://" />
      <TextField {...filled} id="focused" label="Focused" autoFocus />
    </Stack>
  ),
};

export const RightToLeft: StoryObj = {
  globals: { direction: 'rtl' },
  render: MoreStates.render ?? (() => <></>),
};

export const LongWords: StoryObj = {
  render: () => (
    <Stack sx={{ maxWidth: 420 }}>
      <TextField {...filled} id="long" label={longSentence} value={longSentence} help={longSentence} />
    </Stack>
  ),
};
